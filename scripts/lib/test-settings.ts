// Settings of a server under test: what it shows must not depend on the network of the machine.

/** A port without a server: every call outside fails at once. */
const refused = 'http://127.0.0.1:9'

/** With these settings rates are the fixed table, weather and fares are missing, and the dashboard is open. */
export const testSettings: Record<string, string> = {
  ECB_BASE_URL: refused,
  FRANKFURTER_BASE_URL: refused,
  MET_BASE_URL: refused,
  OPEN_METEO_BASE_URL: refused,
  ADMIN_PUBLIC: '1',
}
