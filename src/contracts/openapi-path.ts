/** The description of the API: a file, written at build. Apart from openapi.ts, which the functions do not need. */
export const openApiPath = '/api/openapi.json'
