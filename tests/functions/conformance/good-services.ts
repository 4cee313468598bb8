import { services } from '#functions/upstream/all-services.ts'

/** Settings for conformance tests of whole apps: every service works, the figures are open. */
export function goodServices(upstreams: string): Record<string, string> {
  return {
    ...Object.fromEntries(services.map(({ originVariable }) => [originVariable, `${upstreams}/ok`])),
    ADMIN_PUBLIC: '1',
    TRAVELPAYOUTS_TOKEN: 'tp-token',
    MET_USER_AGENT: 'waymark.example mail@waymark.example',
  }
}
