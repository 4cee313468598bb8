/** The description of the API: a file, written at build. Apart from what writes it, which the functions do not need. */
export const openApiPath = '/api/openapi.json'
