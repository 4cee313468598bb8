// Every sentence of route pages with the hardest names of each language, in docs/voice/examples for readers to scan.
// After a change of words: vitest run --project unit tests/unit/voice-examples.test.ts -u, and read the difference.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Mode, modes } from '#catalogue/mode.ts'
import { seasons } from '#catalogue/season.ts'
import { voiceFaults } from '#checks/site/voice/rules.ts'
import {
  formatCo2,
  formatDistance,
  formatDuration,
  formatList,
  formatMinutes,
  formatMoney,
  formatTime,
} from '#i18n/format.ts'
import { messagesFor } from '#i18n/messages.ts'
import { proseFor } from '#i18n/prose.ts'
import { type Language, languages } from '#lib/languages.ts'
import { root } from '#tools/root.ts'
import { companies, countries, hardNames, type Name, vignettes } from '../fixtures/hard-names.ts'

/** A heading and its sentences. */
type Kind = readonly [string, readonly string[]]

function kindsOf(lang: Language): Kind[] {
  const prose = proseFor(lang)
  const t = messagesFor(lang)
  const pairs = hardNames[lang]
  const [pair, other] = pairs
  const both = formatList(companies[lang], lang)
  const one = { names: companies[lang][0] as string, count: 1 }
  const two = { names: both, count: 2 }
  const names = formatList([pair.from, pair.to], lang)
  const eur = (low: number) => formatMoney(low, 'EUR', lang)
  const time = (minutes: number) => formatDuration(minutes, lang)
  const km = (distance: number) => formatDistance(distance, lang)
  const clock = (text: string) => formatTime(text, lang)
  const same = { from: '21', to: '21' }
  const differ = { from: '8', to: '1' }
  const { bestTime, border, local, tips, faq } = prose
  const served: Exclude<Mode, 'car'>[] = ['train', 'flight', 'bus', 'ferry']
  const leg = { ...pair, operators: both, time: time(155), door: time(240) }
  const ride = { operator: one.names, ...other, departs: clock('06:05'), arrives: clock('13:20') }
  const list = (items: string[]) => formatList(items, lang)
  return [
    ['Titles', pairs.flatMap((each) => [t.route.title(each), t.route.reverse(each)])],
    [
      'Descriptions',
      modes.map((mode) =>
        t.seo.routeDescription(pair, {
          fastest: t.transport.theMode[mode],
          time: time(58),
          cheapest: mode === 'bus' ? '' : t.transport.theMode.bus,
          price: eur(22),
        }),
      ),
    ],
    [
      'Seasons',
      [
        bestTime.verdict(pair, { season: 'summer', worst: 'winter', high: same, worstHigh: differ }),
        bestTime.verdict(other, { season: 'spring', worst: 'autumn', high: differ, worstHigh: same }),
        bestTime.layers('12'),
        ...pairs.map((each) => bestTime.weather(each, { season: 'autumn', high: same, rain: differ })),
        bestTime.year(
          pair,
          [
            { season: 'winter', high: differ, rain: { from: '8', to: '8' } },
            { season: 'autumn', high: same, rain: differ },
            { season: 'spring', high: differ, rain: { from: '1', to: '1' } },
          ],
          list,
        ),
        ...(['high', 'low'] as const).flatMap((level) => [
          bestTime.crowdsIn(level, [{ names, count: 2, seasons: ['summer'] }], list),
          bestTime.crowdsIn(
            level,
            [
              { names: pair.from, count: 1, seasons: ['spring', 'summer', 'autumn'] },
              { names: pair.to, count: 1, seasons: ['winter'] },
            ],
            list,
          ),
          bestTime.crowdsIn(level, [{ names: other.to, count: 1, seasons: [...seasons] }], list),
        ]),
      ],
    ],
    [
      'Borders',
      [
        ...pairs.map((each) => border.domestic(each, countries[lang])),
        border.schengen(other, { from: countries[lang], to: countries[lang] }),
        border.other(other, { from: countries[lang], to: countries[lang] }),
        border.through(countries[lang]),
      ],
    ],
    ['Local ways', [local.every(formatMinutes(15, lang)), local.every(time(60))]],
    [
      'Tickets',
      [
        ...served.map((mode, index) =>
          tips.fare(pairs[index % pairs.length] as Name, index !== 1, {
            mode,
            operators: index % 2 ? one.names : both,
            low: eur(22),
            high: eur(75),
          }),
        ),
        tips.horizon({ ...one, days: 330 }, { ...two, days: 180 }),
        tips.horizon({ ...two, days: 90 }, undefined),
        tips.ticketsNeeded(1),
        tips.ticketsNeeded(3),
        tips.exchange('no', 0),
        tips.exchange('fee', 0),
        tips.exchange('free', 1),
        tips.exchange('free', 7),
      ],
    ],
    [
      'Departures and changes',
      [
        ...pairs.map((each, index) =>
          tips.perDay(
            each,
            [
              { mode: 'train', count: index ? 17 : 1 },
              { mode: 'ferry', count: 1 },
            ],
            list,
          ),
        ),
        tips.perDay(pair, [{ mode: 'bus', count: 1 }], list),
        ...served.map((mode) => tips.notDaily(mode)),
        tips.leaves(ride),
        tips.change(pair, { mode: 'train', at: other.to, minutes: formatMinutes(14, lang), count: 1 }),
        tips.change(other, { mode: 'flight', at: pair.to, minutes: time(75), count: 2 }),
        tips.change(pair, { mode: 'bus', at: other.from, minutes: time(120), count: 2 }),
      ],
    ],
    [
      'Seats, bags and bicycles',
      [
        ...(['included', 'optional', 'none'] as const).flatMap((rule) => [
          tips.seat[rule](one),
          tips.seat[rule](two),
        ]),
        ...(['own', 'small', 'one', 'cabin', 'hold', 'pairs', 'three'] as const).map((rule, index) =>
          tips.bags(rule, index % 2 ? one : two, index ? '' : ' (23 kg)', true),
        ),
        tips.bags('small', one, ' (23 kg)', false),
        tips.bagFees({ cabin: eur(7), hold: eur(40) }),
        tips.bagFees({ cabin: eur(7), hold: '' }),
        tips.bagFees({ cabin: '', hold: eur(40) }),
        ...[true, false].flatMap((first) =>
          (['free', 'ticket', 'booked', 'bagged', 'none'] as const).map((rule, index) =>
            tips.bike(rule, index % 2 ? one : two, index % 2 ? eur(10) : '', first),
          ),
        ),
        tips.bike('booked', two, tips.feeWith(one.names, eur(8)), true),
        ...[true, false].flatMap((first) =>
          (['free', 'fee', 'no'] as const).map((rule, index) =>
            tips.exchangeBy(rule, index ? 0 : 7, index % 2 ? one : two, first),
          ),
        ),
      ],
    ],
    [
      'By car',
      [
        tips.driveWay(pair, { time: time(278), km: km(80), fuel: eur(49), tolls: eur(23) }),
        tips.driveWay(other, { time: time(58), km: km(405), fuel: eur(9), tolls: '' }),
        tips.driveVignettes({ names: vignettes[lang][0], count: 1 }, eur(43)),
        tips.driveVignettes({ names: formatList(vignettes[lang], lang), count: 2 }, eur(53)),
        tips.driveCrossings([{ operator: one.names, ...other, fee: eur(95) }]),
        tips.driveCrossings([
          { operator: one.names, ...other, fee: eur(150) },
          { operator: 'LeShuttle', ...pair, fee: eur(95) },
        ]),
      ],
    ],
    [
      'Questions',
      [
        faq.howLong(pair, 'train'),
        faq.howLongAnswer({ mode: 'train', changes: 1, ...leg }),
        faq.howLongAnswer({ mode: 'flight', changes: 0, ...leg, operators: '' }),
        faq.howLong(other, 'car'),
        faq.howLongAnswer({ mode: 'car', changes: 0, ...leg, time: time(58), door: time(58) }),
        faq.howLongAnswer({ mode: 'car', changes: 0, ...leg }),
        ...pairs.map((each) => faq.direct(each)),
        faq.directYes({ ...leg, often: t.route.perDay(1), count: 1 }),
        faq.directYes({
          ...leg,
          operators: list([...companies[lang], 'X', faq.others]),
          often: t.route.perDay(16),
          count: 2,
        }),
        faq.directNo({ changes: 1, via: other.to }),
        faq.directNo({ changes: 2, via: formatList([pair.to, other.to], lang) }),
        ...modes
          .filter((mode) => mode !== 'train')
          .map((mode) => faq.directNone(pair, { mode, time: time(245) })),
        ...(['train', 'bus', 'ferry', 'car'] as const).flatMap((mode) => [
          faq.flightOr(other, mode),
          faq.flightOrAnswer(other, {
            flight: time(245),
            other: mode,
            time: time(186),
            faster: mode === 'bus' ? 'flight' : mode,
            saved: time(mode === 'bus' ? 59 : 61),
            air: time(80),
          }),
        ]),
        faq.cheapest(other),
        ...modes.map((mode) =>
          faq.cheapestAnswer({
            mode,
            operators: mode === 'car' ? '' : both,
            low: eur(28),
            high: eur(96),
            fare: mode === 'bus' ? eur(22) : '',
          }),
        ),
        ...modes.map((mode) => faq.cheapestNext({ mode, low: eur(50) })),
        faq.greenest(pair),
        ...modes.map((mode) => faq.greenestAnswer({ mode, co2: formatCo2(2.8, lang), km: km(492) })),
        ...modes.map((mode, index) =>
          faq.greenestMost({
            mode,
            co2: formatCo2(52, lang),
            times: ['1', '2', '3', '18', '31'][index] ?? '4',
          }),
        ),
        ...pairs.map((each) => faq.distance(each)),
        faq.distanceAnswer(other, {
          straight: km(344),
          drive: formatList([faq.byWay.road(km(460)), faq.byWay.sea(km(114))], lang),
          rail: km(492),
        }),
        faq.stations(pair),
        faq.stationsAnswer({ ...other, access: formatMinutes(15, lang), egress: time(40) }),
        faq.airports(other),
        faq.airportsAnswer({ ...pair, airlines: both, access: time(45), egress: time(70) }),
        faq.when(pair),
        faq.night(other),
        ...[ride, { ...ride, departs: '', arrives: '' }].map((each) =>
          faq.nightAnswer(other, {
            ...each,
            berths: formatList(Object.values(t.transport.berths), lang),
            low: eur(45),
          }),
        ),
      ],
    ],
  ]
}

test.each(languages)('sentences with hard names read as those of a native (%s)', async (lang) => {
  const kinds = kindsOf(lang)
  const text = kinds
    .map(
      ([heading, sentences]) =>
        `## ${heading}\n\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}\n`,
    )
    .join('\n')
  expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/)
  expect(voiceFaults(kinds.flatMap(([, sentences]) => sentences).join('\n'), lang)).toEqual([])
  await expect(`# Sentences with hard names (${lang})\n\n${text}`).toMatchFileSnapshot(
    join(root, 'docs', 'voice', 'examples', `${lang}.md`),
  )
})
