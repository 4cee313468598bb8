// Declaration of an outside service. Each stands in a file here and in the list of all-services.ts.

export interface Setting {
  /** environment variable */
  variable: string
  /** as the README says it */
  meaning: string
  /** what holds while the variable is not set but the site's address is */
  fromSiteUrl?(siteUrl: string): string
}

/** Settings as read: `base` is the address of the service, without a slash at the end. */
export type SettingsOf<Field extends string> = { base: string } & Record<Field, string | undefined>

export interface OutsideService<Name extends string, Client = unknown, Field extends string = string> {
  /** as in /api/health, the log and replies */
  name: Name
  origin: string
  /** environment variable with another address, for mirrors and tests; may end in a path */
  originVariable: string
  /** requests the site sends it in a minute at most */
  perMinute: number
  settings: Readonly<Record<Field, Setting>>
  /** shown beside its answers, where its terms ask for it */
  attribution?: { text: string; url: string }
  /** What asks the service; undefined while a setting it needs is missing. */
  connect(settings: SettingsOf<Field>): Client | undefined
}

/** Checks that `connect` reads no setting but those declared. */
export function defineService<const Name extends string, Client, Field extends string>(
  service: OutsideService<Name, Client, Field>,
): OutsideService<Name, Client, Field> {
  return service
}
