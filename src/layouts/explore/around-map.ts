// The movable map of the towns around one, which follows the filter (D103).
import type { AroundMapFile, TownsMapFile } from '#catalogue/around-map.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { BriefWay } from '#catalogue/reach/brief.ts'
import type { ChosenWay } from '#catalogue/way-choice.ts'
import wanted from '#islands/runtime/wanted.ts'
import { getJson } from '#lib/get-json.ts'
import { chooseOption, type OptionEvent, optionChosen } from '#lib/island-events.ts'
import { whenNear } from '#lib/when-near.ts'
import { $mapTowns, type MapTown } from '#stores/map-towns.ts'
import type { Town } from './towns.ts'

/** The line of a way, as `wayLine` of a page drawn at build has it; roads are not known here. */
function lineOf(
  { mode, changes }: BriefWay,
  known: Pick<MapTown, 'kind' | 'line'> | undefined,
): Pick<MapTown, 'kind' | 'line'> {
  if (changes > 0) return { kind: 'straight' }
  return known ?? { kind: mode === 'flight' ? 'true' : 'straight' }
}

const nearPx = '400px'

interface AroundPage {
  /** whether a visitor did something: else the map waits for that */
  bySign: boolean
  article: HTMLElement
  list: HTMLElement
  /** of the town in the middle */
  id: PlaceId
  towns: readonly Town[]
  /** the ways to those that the filter leaves at the moment */
  found(): ReadonlyMap<PlaceId, ChosenWay>
  /** names a town with its figures; nothing without one */
  linkTo(output: HTMLElement, town: Town | undefined): void
}

/** Covers the drawn map; returns what shows the towns found at the moment. */
async function cover(box: HTMLElement, { article, id, towns, found }: AroundPage): Promise<() => void> {
  const [points, lines] = (await Promise.all([
    getJson('/map/towns.json'),
    getJson(`/map/around/${id}.json`),
  ])) as [TownsMapFile, AroundMapFile]
  const middle = points[id]
  if (!middle) throw new RangeError(`/map/towns.json has no "${id}". Build the site again.`)
  const known = new Map(lines.map(([to, mode, kind, line]) => [`${mode} ${to}`, { kind, line }]))
  const follow = () => {
    const ways = found()
    $mapTowns.set(
      towns.flatMap((town): MapTown[] => {
        const [point, way] = [points[town.id], ways.get(town.id)?.way]
        if (!point || !way) return []
        const line = lineOf(way, known.get(`${way.mode} ${town.id}`))
        return [{ id: town.id, name: town.name, lat: point[0], lng: point[1], mode: way.mode, ...line }]
      }),
    )
  }
  follow()
  const { mountAround } = await import('../mount-map.ts')
  mountAround(box, { lat: middle[0], lng: middle[1], name: article.dataset.name ?? '', label: '' })
  return follow
}

/**
 * Draws the way to the town of a row that has the pointer or the focus, and names a chosen town below the map.
 * @returns what names it anew: its figures follow the filter
 */
function setupChosen({ article, list, towns, found, linkTo }: AroundPage): () => void {
  const rows = new Map<Element | null, PlaceId>(towns.map(({ id, row }) => [row, id]))
  const choose = ({ target }: Event) => {
    const id = rows.get((target as Element).closest('[data-at]'))
    if (id) chooseOption(id)
  }
  for (const type of ['pointerover', 'focusin']) list.addEventListener(type, choose, { passive: true })
  const output = article.querySelector<HTMLElement>('[data-chosen]')
  let chosen: Town | undefined
  const name = () => output && linkTo(output, chosen && found().has(chosen.id) ? chosen : undefined)
  document.addEventListener(optionChosen, (event) => {
    const { id } = (event as OptionEvent).detail
    chosen = towns.find((town) => town.id === id)
    name()
  })
  return name
}

/** @returns what makes the map follow the filter, once it is there */
export function setupAroundMap(page: AroundPage): () => void {
  const box = page.article.querySelector<HTMLElement>('.plain-box')
  let follow: () => void = () => undefined
  if (!box) return follow
  const name = setupChosen(page)
  const mount = async () => {
    // without its files the drawn map stays
    await cover(box, page).then((covered) => {
      follow = covered
      covered() // the filter may have changed meanwhile
    }, console.error)
  }
  if (page.bySign) whenNear([box], nearPx, mount)
  else wanted(async () => mount, { name: 'wanted', value: nearPx }, box)
  return () => {
    follow()
    name()
  }
}
