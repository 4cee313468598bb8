// What the search knows, in one language (D165): fetched with the first use of the search.
import type { APIRoute } from 'astro'
import { languageOf, languages } from '#lib/languages.ts'
import { searchFile } from '#models/search-file.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

export const GET: APIRoute = ({ params }) => Response.json(searchFile(languageOf(params.lang)))
