// A small site without faults; tests break it in one place.

export const origin = 'https://waymark.example'
const languages = ['en', 'de', 'fr', 'es', 'it']
export type Files = Record<string, string>

const home = (lang: string) => (lang === 'en' ? '/' : `/${lang}`)
const alternates = languages
  .map((lang) => `<link rel="alternate" hreflang="${lang}" href="${origin}${home(lang)}">`)
  .concat(`<link rel="alternate" hreflang="x-default" href="${origin}/">`)
  .join('')

export const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

/** Words that no other page has. */
export const ownWords = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${name}${i}`).join(' ')

function page(lang: string, path: string, links: string, body = ''): string {
  const head =
    path === '/404'
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${origin}${path}">${path === home(lang) ? alternates : ''}`
  return (
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>Title ${lang} ${path}, a sound page</title>` +
    `<meta name="description" content="About ${lang} ${path}: ${words(24)}">${head}` +
    `<script>set()</script></head><body><main><h1 id="top">Heading</h1>${links}${body}<p>${words(200)}</p></main></body></html>`
  )
}

/** Structured data of a page. */
const json = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`

const tower = json({
  '@type': 'TouristAttraction',
  name: 'Tall Tower',
  description: 'A tower & a view.',
  url: `${origin}/landmark/tower`,
  geo: { latitude: 48.86, longitude: 2.294 },
  offers: { price: 1250.5, priceCurrency: 'EUR' },
  touristType: { duration: 'PT2H5M', since: '2026-04-01' },
})
const towerText =
  '<p>Tall Tower: A tower &amp; a view. <b>€1,250.50</b>, <b>2</b>h <b>5</b>m, since 1 April 2026</p>' +
  '<a href="https://maps.example/?to=48.86%2C2.294">Map</a>'

const sights = '<a href="/landmark/tower">Tower</a><a href="/landmark/bridge">Bridge</a>'
export const routes = ['a-b', 'b-a', 'a-c']
const rows = routes.map((slug) => `<a href="/route/${slug}">${slug}</a>`).join('')
export const listOf = (slugs: readonly string[]) =>
  json({
    '@type': 'ItemList',
    numberOfItems: 3,
    itemListElement: slugs.map((slug, index) => ({
      ...{ '@type': 'ListItem', position: index + 1, name: slug, url: `${origin}/route/${slug}` },
    })),
  })

export const sitemapOf = (...paths: string[]) =>
  paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')

/** The files of the site by path. */
export function soundSite(): Files {
  return {
    'index.html': page(
      'en',
      '/',
      '<a href="/about#top">About</a><img src="/logo.svg" alt="Waymark"><a href="/travel/train">Trains</a>',
    ),
    ...Object.fromEntries(
      languages.slice(1).map((lang) => [`${lang}.html`, page(lang, `/${lang}`, '<a href="/">English</a>')]),
    ),
    'travel/train.html': page('en', '/travel/train', `<p>3 routes</p>${rows}`, listOf(routes)),
    ...Object.fromEntries(
      routes.map((slug) => [`route/${slug}.html`, page('en', `/route/${slug}`, '', words(300))]),
    ),
    'landmark/tower.html': page('en', '/landmark/tower', towerText, tower + ownWords('tower', 300)),
    'landmark/bridge.html': page('en', '/landmark/bridge', '', ownWords('bridge', 300)),
    'about.html': page('en', '/about', `<a href="https://elsewhere.example/x">Elsewhere</a>${sights}`),
    '404.html': page(
      'en',
      '/404',
      '<a href="/">Home</a><form action="/api/search?lang=en"><button type="submit">Search</button></form>',
    ),
    'logo.svg': '<svg />',
    _headers: '/*\n  X-Content-Type-Options: nosniff\n',
    'sitemap-index.xml': `<loc>${origin}/sitemap-en-0.xml</loc><loc>${origin}/sitemap-de-0.xml</loc>`,
    'sitemap-en-0.xml': sitemapOf(
      ...['/', '/about', '/travel/train', '/landmark/tower', '/landmark/bridge'],
      ...routes.map((slug) => `/route/${slug}`),
    ),
    'sitemap-de-0.xml': sitemapOf('/de', '/fr', '/es', '/it'),
  }
}
