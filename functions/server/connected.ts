// The outside services that are set up.

import type { ServiceName } from '#functions/upstream/all-services.ts'
import type { OutsideService } from '#functions/upstream/define-service.ts'
import type { Config } from './config.ts'

export interface Connected<Name extends ServiceName, Client> {
  name: Name
  client: Client
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
