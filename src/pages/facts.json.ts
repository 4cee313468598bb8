// What a browser asks of the catalogue for the page of two towns, on a host without functions (A15).
import type { APIRoute } from 'astro'
import { publicFacts } from '#catalogue/load-files.ts'

export const GET: APIRoute = () => Response.json(publicFacts())
