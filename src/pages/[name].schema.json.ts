// JSON Schemas of the published files (D52), such as /routes-data.schema.json.
import type { APIRoute, GetStaticPaths } from 'astro'
import {
  callsFile,
  type PublishedFile,
  publishedFiles,
  publishedSchema,
} from '#contracts/published/all-files.ts'

export const getStaticPaths = (() =>
  [...publishedFiles, callsFile].map((file) => ({
    params: { name: file.name },
    props: { file },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ file: PublishedFile }> = ({ props, site }) =>
  Response.json(publishedSchema(props.file, site as URL))
