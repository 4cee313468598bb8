// SITE_URL, read by builds and servers.

/** Address in a build without SITE_URL. */
export const exampleSiteUrl = 'https://waymark.example'

/** True for a whole address without a path. */
export const isSiteUrl = (text: string): boolean =>
  /^https?:\/\/[^/?#@\s]+\/?$/.test(text) && URL.canParse(text)

/** What SITE_URL has to be. */
export const siteUrlHint = 'give the whole public address without a path, e.g. https://your.domain'
