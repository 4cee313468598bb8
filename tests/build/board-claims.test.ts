// What a route page claims, against the rows of its board: every route of the compiled catalogue, in every language.
// Fastest and cheapest are door to door and all in, and count the rows that a board folds away.
import { describe, expect, test } from 'vitest'
import { type Mode, modes } from '#catalogue/mode.ts'
import { allInPrice, doorToDoorMinutes } from '#catalogue/option.ts'
import type { TransportOption } from '#catalogue/route.ts'
import { formatCo2, formatDuration, formatMoney, formatRich } from '#i18n/format.ts'
import { liveWordsFor } from '#i18n/live.ts'
import { messagesFor } from '#i18n/messages.ts'
import { inSentence } from '#i18n/parts/en.ts'
import { proseFor } from '#i18n/prose.ts'
import { languages } from '#lib/languages.ts'
import { pairNames } from '#models/names.ts'
import { routePage } from '#models/route-page.ts'
import { faults, routes } from './every-route.ts'
import { holds, least, minutesOf, modesWith, priceOf, type Row, rowsOf, textOf } from './shown-rows.ts'

describe.each(languages)('every claim agrees with the rows of the board (%s)', (lang) => {
  const t = messagesFor(lang)
  const prose = proseFor(lang)
  const money = (eur: number) => formatMoney(eur, 'EUR', lang)
  const time = (minutes: number) => formatDuration(minutes, lang)
  /** in a sentence, where English writes "58 min" */
  const said = (minutes: number) => (lang === 'en' ? inSentence(time(minutes)) : time(minutes))
  const names = (text: string, of: readonly Mode[]) =>
    of.some((mode) =>
      [t.transport.inText[mode], t.transport.theMode[mode]].some((name) =>
        new RegExp(`(?<!\\p{L})${name}`, 'iu').test(text),
      ),
    )
  const pages = routes.map((one) => {
    const model = routePage(one.slug, lang, t)
    const rows = rowsOf(model)
    const best = model.route.options.find(({ isBest }) => isBest) as TransportOption
    return { slug: one.slug, one, model, ...rows, best, pair: pairNames(one, lang) }
  })
  type Page = (typeof pages)[number]
  const wrongOf = (isWrong: (page: Page) => string | false | undefined) =>
    faults(pages, (page) => {
      const wrong = isWrong(page)
      return wrong && `${page.slug}: ${wrong}`
    })
  const answerTo = ({ model }: Page, question: string) =>
    formatRich(model.faqs.find((faq) => faq.question === question)?.answer ?? [], lang)

  test('cells and lines', () => {
    const wrong = wrongOf(({ model, onBoard }) => {
      const bad = model.board.rows.find(({ cells, mode }, index) => {
        const row = onBoard[index] as Row
        const [door, all, co2] = cells
        return (
          mode !== row.mode ||
          minutesOf(door) !== row.door ||
          priceOf(all) !== row.all ||
          textOf(co2) !== formatCo2(row.co2, lang)
        )
      })
      return bad && `cells of ${bad.id}`
    })
    expect(wrong).toEqual([])
  })

  test('bars and table', () => {
    const wrong = wrongOf(({ model, onBoard }) => {
      const bad = model.compared.rows.find(({ id, door, all, co2 }, index) => {
        const row = onBoard[index] as Row
        return id !== model.board.rows[index]?.id || door !== row.door || all !== row.all || co2 !== row.co2
      })
      return bad && `bars of ${bad.id}`
    })
    expect(wrong).toEqual([])
  })

  test('verdict: the best option', () => {
    const wrong = wrongOf(({ model, best, all }) => {
      const text = formatRich(model.verdict.sentence, lang)
      const [door, price] = [doorToDoorMinutes(best), allInPrice(best).low]
      const isRow = all.some((row) => row.mode === best.mode && row.door === door && row.all === price)
      const isRight = names(text, [best.mode]) && holds(text, time(door)) && holds(text, money(price))
      return !(isRow && isRight) && text
    })
    expect(wrong).toEqual([])
  })

  test('verdict: the fastest, the cheapest and the one with least CO₂e', () => {
    const wrong = wrongOf(({ model: { verdict }, all }) => {
      const [fastest, cheapest, greenest] = verdict.figures
      const [door, price] = [least(all, (row) => row.door), least(all, (row) => row.all)]
      const co2 = least(all, (row) => row.co2)
      const isRight =
        minutesOf(fastest) === door &&
        modesWith(all, (row) => row.door, door).includes(fastest?.mode as Mode) &&
        priceOf(cheapest) === price &&
        modesWith(all, (row) => row.all, price).includes(cheapest?.mode as Mode) &&
        textOf(greenest) === formatCo2(co2, lang) &&
        modesWith(all, (row) => row.co2, co2).includes(greenest?.mode as Mode)
      return !isRight && JSON.stringify(verdict.figures)
    })
    expect(wrong).toEqual([])
  })

  test('badges: one row is the best, one has least CO₂e, and the ties are named', () => {
    const wrong = wrongOf(({ model, one, best, onBoard }) => {
      const badged = model.board.rows.filter((row) => row.best)
      const green = model.board.rows.flatMap(({ greenest }, index) => (greenest ? index : []))
      const text = formatRich(badged[0]?.best?.because ?? [], lang)
      const ties = one.options.flatMap(({ mode, isAsGood }) => (isAsGood ? mode : []))
      if (badged.length !== 1 || badged[0]?.mode !== best.mode) return `${badged.length} rows are best`
      if (green.length !== 1) return `${green.length} rows have least CO₂e`
      if (onBoard[green[0] ?? -1]?.co2 !== least(onBoard, (row) => row.co2))
        return 'another row has less CO₂e'
      const { modes: modesOf, another } = liveWordsFor(lang).because
      const isNamed = (mode: Mode) => text.includes((mode === best.mode ? another : modesOf)[mode])
      return !ties.every(isNamed) && `${text} leaves out ${ties}`
    })
    expect(wrong).toEqual([])
  })

  test('FAQ: the cheapest, and what comes next', () => {
    const wrong = wrongOf((page) => {
      const answer = answerTo(page, prose.faq.cheapest(page.pair))
      const price = least(page.all, (row) => row.all)
      const cheapest = modesWith(page.all, (row) => row.all, price)
      const [first = ''] = answer.split(/(?<=\.)\s/)
      const isRight = holds(first, money(price)) && names(first, cheapest)
      const next = least(
        page.all.filter(({ mode }) => !names(first, [mode])),
        (row) => row.all,
      )
      const isNextRight = !Number.isFinite(next) || holds(answer, money(next))
      return !(isRight && isNextRight) && `${answer} (${money(price)} by ${cheapest}, then ${money(next)})`
    })
    expect(wrong).toEqual([])
  })

  test('FAQ: the one with least CO₂e', () => {
    const wrong = wrongOf((page) => {
      const answer = answerTo(page, prose.faq.greenest(page.pair))
      const co2 = least(page.all, (row) => row.co2)
      const isRight =
        holds(answer, formatCo2(co2, lang)) &&
        names(
          answer.split(/(?<=\.)\s/)[0] ?? '',
          modesWith(page.all, (row) => row.co2, co2),
        )
      return !isRight && answer
    })
    expect(wrong).toEqual([])
  })

  test('FAQ: flight or train, how long, and who is faster', () => {
    const wrong = wrongOf((page) => {
      const others = (['train', 'bus', 'ferry', 'car'] as const).filter((mode) =>
        page.all.some((row) => row.mode === mode),
      )
      const fastest = (mode: Mode) =>
        least(
          page.all.filter((row) => row.mode === mode),
          (row) => row.door,
        )
      const other = others[0]
      const answer = other ? answerTo(page, prose.faq.flightOr(page.pair, other)) : ''
      if (!other || !answer) return false
      const [byAir, byLand] = [fastest('flight'), fastest(other)]
      const isRight =
        holds(answer, said(byAir)) &&
        holds(answer, said(byLand)) &&
        holds(answer, said(Math.abs(byAir - byLand)))
      return !isRight && `${answer} (${time(byAir)}, ${time(byLand)})`
    })
    expect(wrong).toEqual([])
  })

  test('tips: the ticket named first is the cheapest', () => {
    const wrong = wrongOf(({ model, all }) => {
      const tip = model.tips.find(({ title }) => title === prose.tips.tickets)
      const rides = all.filter(({ mode }) => mode !== 'car')
      if (!tip || rides.length === 0) return rides.length > 0 && 'has no tip about tickets'
      const fare = least(rides, (row) => row.fare)
      const text = formatRich(tip.description, lang)
      return !holds(text, money(fare)) && `${text} (${money(fare)})`
    })
    expect(wrong).toEqual([])
  })

  test('title: the modes of the board', () => {
    const wrong = wrongOf(({ model, onBoard }) => {
      const shown = new Set(onBoard.map(({ mode }) => mode))
      const extra = modes.filter(
        (mode) => !shown.has(mode) && model.head.title.split(': ')[1]?.includes(t.transport.inText[mode]),
      )
      return extra.length > 0 && model.head.title
    })
    expect(wrong).toEqual([])
  })

  test('description: the fastest and the lowest price', () => {
    const wrong = wrongOf(({ model: { head }, all }) => {
      const [door, price] = [least(all, (row) => row.door), least(all, (row) => row.all)]
      const isRight =
        holds(head.description, said(door)) &&
        holds(head.description, money(price)) &&
        names(
          head.description,
          modesWith(all, (row) => row.door, door),
        )
      return !isRight && head.description
    })
    expect(wrong).toEqual([])
  })
})
