// An option as /routes-data.json and /api/routes/{slug} publish it.
import { roundRange } from '#catalogue/fares.ts'
import type { Figure } from '#catalogue/figure.ts'
import { isDriven } from '#catalogue/mode.ts'
import type { OperatorId } from '#catalogue/network.ts'
import type { Extras, FarePart, Leg, TransportOption } from '#catalogue/route.ts'
import type { PublishedOption } from '#contracts/published/routes.ts'
import { messagesFor } from '#i18n/messages.ts'

/** Where names come from: the catalogue at build, a reach file on request. */
export interface OptionNames {
  operator(id: OperatorId): string
  /** the stop or place at an end of a leg */
  end(leg: Leg, end: 'from' | 'to'): string
}

const words = () => messagesFor('en')

function toLegs(option: TransportOption, names: OptionNames) {
  return option.legs.map((leg) => ({
    operator: leg.operator ? names.operator(leg.operator) : null,
    from: names.end(leg, 'from'),
    to: names.end(leg, 'to'),
    duration_minutes: leg.minutes,
    km: leg.km,
    basis: leg.basis,
  }))
}

/** The fare of some of the carriers between two airports. */
const toTicket = ({ by = [], ...range }: FarePart, names: OptionNames) => ({
  operators: by.map(names.operator),
  ...roundRange(range),
})

/** What bags and a bicycle add. */
const toExtras = ({ value, ...known }: Figure<Extras>) => ({ ...value, ...known })

/** An option in English and in the field names of D140. */
export function publishedOption(option: TransportOption, names: OptionNames): PublishedOption {
  const { value: price, ...priceReceipt } = option.price
  const { value: co2, ...co2Receipt } = option.co2
  return {
    id: option.id,
    mode: option.mode,
    operator: isDriven(option.mode)
      ? words().route.driveProduct
      : option.operators.map(names.operator).join(' / '),
    duration: option.minutes.value,
    price: { ...price, ...priceReceipt },
    co2Emissions: co2,
    co2,
    co2Receipt,
    isBest: option.isBest,
    isGreenest: option.isGreenest,
    directRoute: option.legs.length === 1,
    night: option.night,
    amenities: [
      ...option.amenities
        .filter((key) => key !== 'wifi' && key !== 'luggage')
        .map((key) => words().amenities[key]),
      ...(option.amenities.includes('wifi') ? ['WiFi Available'] : []),
      ...(option.amenities.includes('luggage') ? ['Luggage Included'] : []),
    ],
    legs: toLegs(option, names),
    ...(option.departuresPerDay > 0 && { departuresPerDay: option.departuresPerDay }),
    ...(option.extras && { extras: toExtras(option.extras) }),
    ...(option.fareParts.some(({ by }) => by) && {
      tickets: option.fareParts.map((part) => toTicket(part, names)),
    }),
    km: option.km.value,
    basis: option.basis,
    sources: option.sources,
    asOf: option.asOf,
  }
}
