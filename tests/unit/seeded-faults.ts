// Sites with one fault each, for the tests of the site's checks.
import { canonical, documentLanguage, hreflang, reachable, robots, sitemap } from '#checks/site/addresses.ts'
import { headingOrder, leftovers, oneHeading, titles, uniqueIds, voice } from '#checks/site/content.ts'
import { internalLinks, ownAssets } from '#checks/site/internal-links.ts'
import {
  fewInlineScripts,
  headersFile,
  hosting,
  noInlineHandlers,
  noStyleAttributes,
} from '#checks/site/policy.ts'
import type { SiteCheck } from '#checks/site/site.ts'
import { listsEqualRows, structuredData, structuredDataShown } from '#checks/site/structured-data.ts'
import { thinness } from '#checks/site/thinness.ts'
import { validity } from '#checks/site/validity.ts'
import { sharedWordings } from '#checks/site/wording.ts'
import { type Files, listOf, origin, ownWords, routes, sitemapOf, soundSite, words } from './sound-site.ts'

/** The sound site with one text replaced in one file. @throws Error when nothing matches */
export function broken(file: string, from: string | RegExp, to: string): Files {
  const files = soundSite()
  const before = files[file] as string
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file}: nothing to break matches ${from}`)
  return { ...files, [file]: after }
}

const body = (html: string) => broken('about.html', '</body>', `${html}</body>`)
/** The fault, the check that must find it, the files, and a part of the check's message. */
export const seededFaults: readonly (readonly [string, SiteCheck, Files, string])[] = [
  [
    'a link to nothing',
    internalLinks,
    body('<a href="/cty/paris">x</a>'),
    '/cty/paris leads nowhere (on /about)',
  ],
  ['a link with a slash at the end', internalLinks, body('<a href="/de/">x</a>'), '/de/ leads nowhere'],
  ['a link with an extension', internalLinks, body('<a href="/de.html">x</a>'), '/de.html leads nowhere'],
  ['a link in capitals', internalLinks, body('<a href="/About">x</a>'), '/About leads nowhere'],
  ['a fragment without a target', internalLinks, body('<a href="#faq">x</a>'), 'has the id "faq"'],
  ['a missing image', internalLinks, body('<img src="/gone.png" alt="">'), '/gone.png leads nowhere'],
  [
    'a file of another site',
    ownAssets,
    body('<script src="https://ads.example/a.js"></script>'),
    'ads.example',
  ],
  [
    'a canonical of another page',
    canonical,
    broken('about.html', `${origin}/about`, `${origin}/`),
    '/about: canonical is',
  ],
  [
    'a canonical on an unlisted page',
    canonical,
    broken(
      '404.html',
      '<meta name="robots"',
      `<link rel="canonical" href="${origin}/404"><meta name="robots"`,
    ),
    '/404: canonical is',
  ],
  [
    'an alternate left out',
    hreflang,
    broken('de.html', /<link rel="alternate" hreflang="it"[^>]*>/, ''),
    'not one alternate for it',
  ],
  [
    'an alternate that is not returned',
    hreflang,
    broken('index.html', `hreflang="it" href="${origin}/it"`, `hreflang="it" href="${origin}/about"`),
    '/about does not list the same',
  ],
  [
    'an alternate that does not exist',
    hreflang,
    broken('index.html', `${origin}/fr"`, `${origin}/fr/"`),
    'does not exist',
  ],
  [
    'a document in the wrong language',
    documentLanguage,
    broken('de.html', 'lang="de"', 'lang="en"'),
    '/de: lang is "en"',
  ],
  [
    'a listed page with noindex',
    robots,
    broken('about.html', '<head>', '<head><meta name="robots" content="noindex">'),
    '/about: noindex',
  ],
  ['an error page without noindex', robots, broken('404.html', 'noindex', 'index'), '/404: may be listed'],
  [
    'a page missing in the sitemap',
    sitemap,
    broken('sitemap-en-0.xml', sitemapOf('/about'), ''),
    'leaves out https://waymark.example/about',
  ],
  [
    'a sitemap entry without a page',
    sitemap,
    broken('sitemap-en-0.xml', '/about', '/404'),
    'lists what is no listed page',
  ],
  ['a page nobody links to', reachable, broken('index.html', '/about#top', '/de'), '/about'],
  ['two h1', oneHeading, body('<h1>Again</h1>'), '/about: 2 h1'],
  ['an id used twice', uniqueIds, body('<p id="top"></p>'), '/about: top'],
  [
    'a title used twice',
    titles,
    broken('about.html', /<title>[^<]*/, '<title>Title en /, a sound page'),
    'title en “Title en /, a sound page”: ',
  ],
  [
    'a page without a description',
    titles,
    broken('about.html', /<meta name="description"[^>]*>/, ''),
    '/about: title or description is empty',
  ],
  [
    'a description nobody sees the end of',
    titles,
    broken('about.html', 'About en', 'a'.repeat(170)),
    'it should have 120 to 155',
  ],
  ['a title that says nothing', titles, broken('about.html', /<title>[^<]*/, '<title>About'), 'title has 5'],
  ['a heading that skips a level', headingOrder, body('<h3>Deep</h3>'), '/about: h3 after h1'],
  ['a page with hardly a word', thinness, broken('about.html', words(200), ''), 'en /about: a tenth'],
  ['a missing value', leftovers, body('<p>From undefined to Paris</p>'), 'From undefined to Paris'],
  ['a figure that is none', leftovers, body('<p>€NaN</p>'), '€NaN'],
  ['a placeholder', leftovers, body('<p>Routes from {city}</p>'), '{city}'],
  ['a raw key', leftovers, body('<p>search.legend</p>'), 'search.legend'],
  ['a plural after one', voice, body('<p>1 trains a day</p>'), 'plural after one'],
  ['a form that the language never has', voice, body('<p aria-label="20 EUR 5"></p>'), 'money'],
  ['a raw key in a label', leftovers, body('<p aria-label="search.legend"></p>'), 'search.legend'],
  [
    'structured data that is no JSON',
    structuredData,
    body('<script type="application/ld+json">{"a":}</script>'),
    '/about: ',
  ],
  [
    'structured data without a type',
    structuredData,
    body('<script type="application/ld+json">{"@context":"https://schema.org"}</script>'),
    '@type',
  ],
  [
    'a name only machines read',
    structuredDataShown,
    broken('landmark/tower.html', '<p>Tall Tower', '<p>Tower'),
    '/landmark/tower: TouristAttraction name “Tall Tower” is not on the page',
  ],
  [
    'a price that differs from the one shown',
    structuredDataShown,
    broken('landmark/tower.html', '€1,250.50', '€1,250.00'),
    'offers.price “1250.5” is not on the page',
  ],
  [
    'a duration that differs from the one shown',
    structuredDataShown,
    broken('landmark/tower.html', '<b>5</b>m', '<b>6</b>m'),
    'touristType.duration “PT2H5M” is not on the page',
  ],
  [
    'a date that differs from the one shown',
    structuredDataShown,
    broken('landmark/tower.html', '1 April', '2 April'),
    'touristType.since “2026-04-01” is not on the page',
  ],
  [
    'coordinates no map of the page has',
    structuredDataShown,
    broken('landmark/tower.html', '"latitude":48.86', '"latitude":48.87'),
    'geo.latitude “48.87” is not on the page',
  ],
  [
    'structured data about a page that does not exist',
    structuredDataShown,
    broken('landmark/tower.html', `"url":"${origin}/landmark/tower"`, `"url":"${origin}/landmark/gone"`),
    'is no page of ours',
  ],
  [
    'a count that is not shown',
    structuredDataShown,
    broken('travel/train.html', '<p>3 routes', '<p>Some routes'),
    'ItemList numberOfItems “3” is not on the page',
  ],
  [
    'a list in another order than its rows',
    listsEqualRows,
    broken('travel/train.html', listOf(routes), listOf(['a-b', 'a-c', 'b-a'])),
    '/travel/train: item 2 of its ItemList is /route/a-c, its row /route/b-a',
  ],
  [
    'a list without structured data',
    listsEqualRows,
    broken('travel/train.html', listOf(routes), ''),
    '/travel/train: has no ItemList',
  ],
  [
    'a list of less than its rows',
    listsEqualRows,
    broken('travel/train.html', listOf(routes), listOf(['a-b', 'b-a'])),
    'item 3 of its ItemList is undefined',
  ],
  [
    'two pages with the same paragraph',
    sharedWordings,
    broken('landmark/bridge.html', ownWords('bridge', 300), ownWords('tower', 200)),
    '/landmark/bridge: 96.0 % of its sequences of 8 words stand on other pages too, most on /landmark/tower; at most 22.0 %',
  ],
  ['HTML that is not valid', validity, body('<p><div></div></p>'), '/about: 1:'],
  ['a style attribute', noStyleAttributes, body('<p style="color:red"></p>'), '/about: 1 style'],
  ['an event handler', noInlineHandlers, body('<p onclick="go()"></p>'), '<p onclick>'],
  ['a javascript: link', noInlineHandlers, body('<a href="javascript:go()">x</a>'), 'javascript:go()'],
  [
    'many inline scripts',
    fewInlineScripts,
    body(Array.from({ length: 12 }, (_, i) => `<script>a(${i})</script>`).join('')),
    '13 different inline scripts',
  ],
  ['a header line too long', headersFile, broken('_headers', 'nosniff', 'n'.repeat(2000)), 'hosts read 2000'],
  ['too many header rules', headersFile, broken('_headers', '/*', '/a\n'.repeat(101)), '101 rules'],
  ['a published _routes.json', hosting, { ...soundSite(), '_routes.json': '{}' }, '_routes.json'],
]
