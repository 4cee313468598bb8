// Settings of a server that is tested: what it shows must not depend on what the machine can reach.

/** Nobody listens there: every call outside fails at once. */
const refused = 'http://127.0.0.1:9'

/** Rates are the fixed table, weather and fares are missing. */
export const testSettings: Record<string, string> = {
  ECB_BASE_URL: refused,
  FRANKFURTER_BASE_URL: refused,
  MET_BASE_URL: refused,
}
