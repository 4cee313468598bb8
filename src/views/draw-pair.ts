// The page of two towns: its shell, filled with the sections of its article. Functions draw with it, and browsers where
// no function runs.
import { createElement } from 'react'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { Language } from '#lib/languages.ts'
import { type Fill, openShell } from '#lib/shell.ts'
import type { PairModel } from '#models/on-request/pair-page.ts'
import { drawEach } from './draw.ts'
import { headLinks } from './head-links.ts'
import { markedPoints, optionalPart, pairMarks, sectionMark, waysMark } from './pair-marks.ts'
import { sectionNames, sections } from './route/sections.tsx'
import { shellFacts } from './shell-facts.ts'

/** A shell that is cut at its marks, and what it says of its build. */
export interface PairShell {
  fill: Fill
  /** what stands before the name of an icon */
  icons: string
  /** public address of the site */
  site: string
}

const marks = [
  ...Object.values(pairMarks),
  ...markedPoints.flatMap(({ lat, lng }) => [String(lat), String(lng)]),
  ...sectionNames.map(sectionMark),
  waysMark,
]

/** The page without one of its optional parts. */
function without(part: Parameters<typeof optionalPart>[0], html: string): string {
  const [start, end] = optionalPart(part)
  const [from, to] = [html.indexOf(start), html.indexOf(end)]
  return from < 0 ? html : html.slice(0, from) + html.slice(to + end.length)
}

/** @throws RangeError for HTML that is no page of the site */
export function openPairShell(html: string): PairShell {
  return { fill: openShell(html, marks), ...shellFacts(html) }
}

/** A name as part of a JSON text in an attribute. */
const inJson = (name: string) => escapeHtml(JSON.stringify(name).slice(1, -1))

/** Data in a script, which no text in it can end. */
const dataBlock = (ways: PairModel['ways']) =>
  `<script type="application/json" data-ways>${JSON.stringify(ways).replaceAll('<', '\\u003c')}</script>`

/** @param isIndexed adds the addresses that search engines are given, instead of asking them to leave the page out */
export function drawPair(
  { fill, icons, site }: PairShell,
  model: PairModel,
  lang: Language,
  t: Messages,
  isIndexed: boolean,
): string {
  const { route, points, flightCodes } = model
  const { slug } = route
  const page = { lang, t, icons, site }
  const drawn = drawEach(sectionNames.map((name) => createElement(sections[name], { model, page })))
  const ends = markedPoints.flatMap((mark, index) => {
    const point = points[index]
    return point
      ? [
          [String(mark.lat), String(point.lat)],
          [String(mark.lng), String(point.lng)],
        ]
      : []
  })
  const html = fill({
    ...Object.fromEntries([...sectionNames.map((name, index) => [sectionMark(name), drawn[index]]), ...ends]),
    [waysMark]: dataBlock(model.ways),
    [pairMarks.slug]: slug,
    [pairMarks.title]: escapeHtml(model.head.title),
    [pairMarks.description]: escapeHtml(model.head.description),
    [pairMarks.origin]: route.origin,
    [pairMarks.destination]: route.destination,
    [pairMarks.from]: inJson(model.pair.from),
    [pairMarks.to]: inJson(model.pair.to),
    [pairMarks.fromCode]: flightCodes?.from ?? '',
    [pairMarks.toCode]: flightCodes?.to ?? '',
    [pairMarks.robots]: isIndexed
      ? headLinks(site, pathTo.route(slug, lang), (code) => pathTo.route(slug, code))
      : pairMarks.robots,
  })
  const fares = flightCodes ? html : without('fares', html)
  return model.crossChannel ? without('untipped', fares) : fares
}
