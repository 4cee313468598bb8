// Names of cities and towns that are not their capitalised ids, for the recent searches of a visitor who has some.
import type { APIRoute } from 'astro'
import { places } from '#catalogue/load.ts'
import { townsOf } from '#catalogue/place.ts'
import { languageOf, languages } from '#lib/languages.ts'
import { namesOtherThanIds } from '#models/home/recent-names.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

export const GET: APIRoute = ({ params }) =>
  Response.json(namesOtherThanIds(townsOf(places()), languageOf(params.lang)))
