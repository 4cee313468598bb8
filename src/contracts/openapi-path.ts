/** Address of the API's description, a file of the build; here because the functions do not need openapi.ts. */
export const openApiPath = '/api/openapi.json'
