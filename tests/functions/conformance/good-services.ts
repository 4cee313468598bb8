/** What the conformance tests of whole apps are started with: every service as it should be. */
export function goodServices(upstreams: string): Record<string, string> {
  const base = `${upstreams}/ok`
  return {
    TRAVELPAYOUTS_TOKEN: 'tp-token',
    TRAVELPAYOUTS_BASE_URL: base,
    MET_USER_AGENT: 'waymark.example mail@waymark.example',
    MET_BASE_URL: base,
    OPEN_METEO_BASE_URL: base,
    DUFFEL_BASE_URL: base,
    ECB_BASE_URL: base,
    FRANKFURTER_BASE_URL: base,
  }
}
