// Declaration of an outside service. Each has a file here and an entry in all-services.ts.
import type { Budget } from './budget.ts'

export interface Setting {
  /** environment variable */
  variable: string
  /** description for the README */
  meaning: string
  /** value where the variable is not set but the site's address is */
  fromSiteUrl?(siteUrl: string): string
}

/** Settings as read: `base` is the address of the service, without a slash at the end. */
export type SettingsOf<Field extends string> = { base: string } & Record<Field, string | undefined>

/** How a service is asked without settings, by a visitor at the machine itself, where its terms allow that (D147). */
export interface Evaluation<Client> {
  origin: string
  /** @param base address, without a slash at the end; @param userAgent name and version of the program */
  connect(base: string, userAgent: string): Client
}

export interface OutsideService<Name extends string, Client = unknown, Field extends string = string> {
  /** name in /api/health, the log and replies */
  name: Name
  origin: string
  /** environment variable with another address, for mirrors and tests; may end in a path */
  originVariable: string
  /** most requests the site sends it; one client causes a tenth of them at most */
  budget: Budget
  settings: Readonly<Record<Field, Setting>>
  evaluation?: Evaluation<Client>
  /** shown beside its answers, where its terms ask for it */
  attribution?: { text: string; url: string }
  /** The client of the service; undefined while a required setting is missing. */
  connect(settings: SettingsOf<Field>): Client | undefined
}

/** Checks (by type) that `connect` reads only declared settings. */
export function defineService<const Name extends string, Client, Field extends string>(
  service: OutsideService<Name, Client, Field>,
): OutsideService<Name, Client, Field> {
  return service
}
