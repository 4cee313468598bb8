// The OpenAPI description of the calls, drawn at build.
import type { APIRoute } from 'astro'
import { openApiDocument } from '#contracts/openapi.ts'

export const GET: APIRoute = ({ site }) => Response.json(openApiDocument((site as URL).origin))
