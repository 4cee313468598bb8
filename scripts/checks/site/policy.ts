import type { SiteCheck } from './site.ts'

export const noStyleAttributes: SiteCheck = {
  name: 'no style attributes',
  remedy: 'The Content-Security-Policy blocks them. Use a class, an SVG attribute or a <progress>/<meter>.',
  faults: (site) =>
    site.pages
      .filter((page) => page.styleAttributes > 0)
      .map((page) => `${page.path}: ${page.styleAttributes} style attributes`),
}

export const noInlineHandlers: SiteCheck = {
  name: 'no inline event handlers or javascript: addresses',
  remedy: 'The Content-Security-Policy blocks them. Add a listener in a script of src/islands.',
  faults: (site) =>
    site.pages.flatMap((page) => [
      ...page.handlers.map((handler) => `${page.path}: ${handler}`),
      ...page.links.filter((href) => /^\s*javascript:/i.test(href)).map((href) => `${page.path}: ${href}`),
    ]),
}

/** Each hash takes 53 of the 2,000 characters of a header line. */
const mostInlineScripts = 12

export const fewInlineScripts: SiteCheck = {
  name: 'inline scripts are few and the same on all pages',
  remedy:
    'Each different one is a hash in every response: move it to a file, or pass what varies in data attributes.',
  faults(site) {
    const distinct = new Set(site.pages.flatMap((page) => page.inlineScripts))
    if (distinct.size <= mostInlineScripts) return []
    const starts = [...distinct].map((text) => text.trim().slice(0, 60).replace(/\s+/g, ' '))
    return [
      `${distinct.size} different inline scripts, at most ${mostInlineScripts}:\n  ${starts.join('\n  ')}`,
    ]
  },
}

const maxRules = 100
const maxLine = 2000

export const headersFile: SiteCheck = {
  name: '_headers is there and within the limits of hosts',
  remedy: 'Shorten the policy or join rules in src/lib/security-headers.ts.',
  faults(site) {
    const text = site.read('_headers')
    if (text === undefined) return ['_headers is missing']
    const lines = text.split('\n')
    const rules = lines.filter((line) => line.startsWith('/')).length
    const long = lines.filter((line) => line.length > maxLine)
    return [
      ...(rules === 0 ? ['no rules'] : []),
      ...(rules > maxRules ? [`${rules} rules, hosts read ${maxRules}`] : []),
      ...long.map(
        (line) => `${line.trim().slice(0, 30)}… has ${line.length} characters, hosts read ${maxLine}`,
      ),
    ]
  },
}

const mostFiles = 100_000

export const hosting: SiteCheck = {
  name: 'the folder can be hosted as it is',
  remedy: 'See the limits of static assets in wrangler.jsonc’s documentation.',
  faults: (site) => [
    ...(site.paths.has('/404') ? [] : ['404.html is missing: unknown addresses would answer 200']),
    ...(site.paths.has('/_routes.json') ? ['_routes.json would be a public file'] : []),
    ...(site.paths.size > mostFiles ? [`${site.paths.size} files, hosts take ${mostFiles}`] : []),
  ],
}
