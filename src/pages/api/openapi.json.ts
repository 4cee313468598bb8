// The description of the API, written at build and served as a file.
import type { APIRoute } from 'astro'
import { openApiDocument } from '#contracts/openapi.ts'

export const GET: APIRoute = ({ site }) => Response.json(openApiDocument((site as URL).origin))
