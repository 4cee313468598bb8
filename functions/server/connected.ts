// The outside services that are set up.
import type { Release } from '#catalogue/release.ts'
import type { ServiceName } from '#functions/upstream/all-services.ts'
import type { OutsideService } from '#functions/upstream/define-service.ts'
import type { Config } from './config.ts'

export interface Connected<Name extends ServiceName, Client> {
  name: Name
  client: Client
}

/** Name and client of each service that may be evaluated, in the order given; none on an operated site (D147). */
export function evaluated<Name extends ServiceName, Client>(
  services: readonly OutsideService<Name, Client>[],
  { evaluations }: Pick<Config, 'evaluations'>,
  { version }: Pick<Release, 'version'>,
): Connected<Name, Client>[] {
  return services.flatMap(({ name, evaluation }) => {
    const base = evaluations[name]
    return evaluation && base !== undefined
      ? [{ name, client: evaluation.connect(base, `waymark/${version}`) }]
      : []
  })
}

/** Name and client of each service whose settings are complete, in the order given. */
export function connected<Name extends ServiceName, Client>(
  services: readonly OutsideService<Name, Client>[],
  config: Pick<Config, 'services'>,
): Connected<Name, Client>[] {
  return services.flatMap(({ name, connect }) => {
    const client = connect(config.services[name])
    return client === undefined ? [] : [{ name, client }]
  })
}
