// A figure by editors instead of a composed one.
import { provenanceOf } from './modelled.ts'
import type { Override } from './override.ts'
import type { TransportOption } from './route.ts'

function apply(option: TransportOption, override: Override): TransportOption {
  const provenance = provenanceOf(override)
  switch (override.field) {
    case 'minutes':
      return { ...option, ...provenance, minutes: { value: override.value, ...provenance } }
    case 'co2':
      return { ...option, co2: { value: override.value, ...provenance } }
    case 'price':
      return { ...option, price: { value: override.value, ...provenance }, fareParts: [] }
    case 'absent':
      return option
  }
}

/** The options with the figure of one of them replaced, or without it. */
export const overridden = (options: readonly TransportOption[], override: Override): TransportOption[] =>
  override.field === 'absent'
    ? options.filter(({ id }) => id !== override.option)
    : options.map((one) => (one.id === override.option ? apply(one, override) : one))
