// Rows of a mode, fetched by the filter of /travel/{mode} on demand (A28).
import type { APIRoute } from 'astro'
import { type Mode, modes } from '#catalogue/mode.ts'
import { modeRows } from '#models/published/mode-rows.ts'

export const getStaticPaths = () => modes.map((mode) => ({ params: { mode } }))

export const GET: APIRoute = ({ params }) => Response.json(modeRows(params.mode as Mode))
