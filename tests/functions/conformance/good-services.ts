import { services } from '#functions/upstream/all-services.ts'

/** What the conformance tests of whole apps are started with: every service as it should be. */
export function goodServices(upstreams: string): Record<string, string> {
  return {
    ...Object.fromEntries(services.map(({ originVariable }) => [originVariable, `${upstreams}/ok`])),
    TRAVELPAYOUTS_TOKEN: 'tp-token',
    MET_USER_AGENT: 'waymark.example mail@waymark.example',
  }
}
