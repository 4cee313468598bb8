// What pages that are drawn on request ask of the catalogue besides the options of reach files: a selection of its files.
import type { ServiceCalls } from '#catalogue/call.ts'
import type { ServiceId } from '#catalogue/service.ts'
import type { Network } from '../read/network.ts'

const whole = [
  'places',
  'stops',
  'operators',
  'sources',
  'factors',
  'fare-models',
  'operator-rules',
  'borders',
  'countries',
  'airports',
  'town-populations',
  'shapes',
  'direct-shapes',
  'fixed-links',
  'roads',
]

const nameOf = (file: string) => `catalogue/${file}.json`

/** The stops of ours at which services call, without hours: enough to draw their way and to link to their calls. */
function stopsCalledAt(
  calls: Record<ServiceId, ServiceCalls>,
): Record<ServiceId, Pick<ServiceCalls, 'ways'>> {
  return Object.fromEntries(
    Object.entries(calls).map(([id, { ways }]) => [
      id,
      {
        ways: Object.fromEntries(
          Object.entries(ways).map(([direction, { calls: all }]) => [
            direction,
            { calls: all.flatMap(({ stop }) => (stop ? [{ stop }] : [])) },
          ]),
        ) as ServiceCalls['ways'],
      },
    ]),
  )
}

/**
 * The selected files by name as JSON. Of services only those with calls are in it: a reach file says the rest.
 * @param files of the compiled catalogue
 */
export function factsFile(
  files: ReadonlyMap<string, string>,
  calls: Record<ServiceId, ServiceCalls>,
  { services }: Pick<Network, 'services'>,
): string {
  const called = Object.keys(calls).flatMap((id) => {
    const service = services.get(id)
    return service
      ? [[id, { operators: service.operators, from: service.from, to: service.to }] as const]
      : []
  })
  const parts = [
    ...whole.flatMap((file) => {
      const text = files.get(`.build/${nameOf(file)}`)
      return text === undefined ? [] : [[file, text.trim()] as const]
    }),
    ['calls', JSON.stringify(stopsCalledAt(calls))] as const,
    ['services', JSON.stringify(Object.fromEntries(called))] as const,
  ]
  return `{${parts.map(([file, text]) => `"${nameOf(file)}":${text}`).join(',')}}\n`
}
