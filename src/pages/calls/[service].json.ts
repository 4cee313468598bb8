// Where a service calls on its way (D162), fetched by the details of a leg on request.
import type { APIRoute } from 'astro'
import { calledServices } from '#catalogue/load.ts'
import { callsFile, publishedReply } from '#contracts/published/all-files.ts'
import { callsData } from '#models/published/calls-data.ts'

export const getStaticPaths = () => calledServices().map((service) => ({ params: { service } }))

export const GET: APIRoute = ({ params }) =>
  publishedReply(callsFile.name, callsData(params.service as string))
