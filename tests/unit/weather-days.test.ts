import { describe, expect, it } from 'vitest'
import { clockAt } from '#functions/server/time-zone.ts'
import { daysOf, iconOf as metIcon } from '#functions/upstream/met-norway-days.ts'
import { iconOf as codeIcon } from '#functions/upstream/open-meteo.ts'
import { fortyCities } from '../fixtures/cities.ts'

const step = (
  time: string,
  temperature: number,
  symbol?: string,
  sixHours?: { max: number; min: number },
) => ({
  time: new Date(time),
  temperature,
  symbol,
  sixHours,
})

describe('days out of hours', () => {
  it('are those of the place: an evening in UTC is tomorrow in Athens', () => {
    const steps = [step('2026-11-20T21:00:00Z', 5, 'fog'), step('2026-11-20T22:00:00Z', 4, 'fog')]
    expect(daysOf(steps, 'Europe/Athens').map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21'])
    expect(daysOf(steps, 'Europe/London').map(({ date }) => date)).toEqual(['2026-11-20'])
  })

  it('show the sky of the entry nearest noon, by the clock there', () => {
    const steps = [
      step('2026-11-20T06:00:00Z', 5, 'fog'),
      step('2026-11-20T11:00:00Z', 9, 'clearsky_day'),
      step('2026-11-20T12:00:00Z', 9, 'heavyrain'),
      step('2026-11-20T18:00:00Z', 7, 'snow'),
    ]
    expect(daysOf(steps, 'Europe/Paris')[0]?.icon).toBe('sun')
    expect(daysOf(steps, 'Europe/London')[0]?.icon).toBe('rain')
  })

  it('take extremes of six hours that lie in the day, not those of the night after', () => {
    const steps = [
      step('2026-11-20T12:00:00Z', 10.04, 'fair_day', { max: 12.26, min: 8 }),
      step('2026-11-20T18:00:00Z', 7, 'fair_night', { max: 7.5, min: 6.5 }),
      step('2026-11-20T22:00:00Z', 6, 'fair_night', { max: 6, min: -3 }),
    ]
    expect(daysOf(steps, 'Etc/GMT')).toEqual([
      { date: '2026-11-20', icon: 'partly', maxTemp: 12.3, minTemp: 6 },
    ])
  })

  it('leave out a day whose sky is unknown, and never say -0', () => {
    const steps = [step('2026-11-20T12:00:00Z', -0.04, 'cloudy'), step('2026-11-21T12:00:00Z', 3)]
    const days = daysOf(steps, 'Etc/GMT')
    expect(days).toHaveLength(1)
    expect(Object.is(days[0]?.maxTemp, 0)).toBe(true)
  })
})

describe('the icon', () => {
  it.each([
    ['clearsky_night', 'sun'],
    ['fair_polartwilight', 'partly'],
    ['partlycloudy_day', 'partly'],
    ['cloudy', 'cloudy'],
    ['fog', 'fog'],
    ['lightrainshowers_day', 'drizzle'],
    ['heavyrain', 'rain'],
    ['heavysleetshowers_day', 'snow'],
    ['lightsnow', 'snow'],
    ['heavysnowshowersandthunder_day', 'storm'],
    ['something new', 'cloudy'],
  ])('of MET Norway’s %s is %s', (symbol, icon) => {
    expect(metIcon(symbol)).toBe(icon)
  })

  it.each([
    [0, 'sun'],
    [2, 'partly'],
    [3, 'cloudy'],
    [48, 'fog'],
    [57, 'drizzle'],
    [82, 'rain'],
    [86, 'snow'],
    [99, 'storm'],
    [7, 'cloudy'],
    [undefined, 'cloudy'],
  ])('of weather code %s is %s', (code, icon) => {
    expect(codeIcon(code)).toBe(icon)
  })
})

describe('the clock', () => {
  it.each(fortyCities.map((city) => [city.id, city]))('of %s is its own', (_, city) => {
    expect(clockAt(fortyCities, city)).toEqual({ timeZone: city.timeZone, isSolar: false })
  })

  it.each([
    ['in the Atlantic', { lat: 40, lng: -30 }, 'Etc/GMT+2'],
    ['in India', { lat: 20, lng: 78 }, 'Etc/GMT-5'],
    ['on the meridian, at sea', { lat: 0, lng: 0 }, 'Etc/GMT'],
    ['at the end of the world', { lat: 0, lng: 180 }, 'Etc/GMT-12'],
  ])('%s is by the sun', (_, point, timeZone) => {
    expect(clockAt(fortyCities, point)).toEqual({ timeZone, isSolar: true })
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  })
})
