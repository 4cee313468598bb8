// /llms.txt: a summary of the site for programs that answer questions, https://llmstxt.org
import type { APIRoute } from 'astro'
import { bases } from '#catalogue/figure.ts'
import { cities, meta } from '#catalogue/load.ts'
import { modes } from '#catalogue/mode.ts'
import { publishedFilesLicence } from '#catalogue/site.ts'
import { openApiPath } from '#contracts/openapi-path.ts'
import { callsFile, callsPath, filePath, publishedFiles, schemaPath } from '#contracts/published/all-files.ts'
import { reachPath } from '#contracts/reach-paths.ts'
import { routeCallPath } from '#contracts/route.ts'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'

export const GET: APIRoute = ({ site }) => {
  const t = messagesFor('en')
  const link = (title: string, path: string, note: string) => `- [${title}](${new URL(path, site)}): ${note}`
  const { routeCount, cityCount, asOf } = meta()
  return new Response(
    [
      '# Waymark',
      '',
      `> ${t.seo.homeDescription} ${routeCount} routes between ${cityCount} cities, facts up to ${asOf}, in English, German, French, Spanish and Italian.`,
      '',
      `Times, prices, distances and emissions carry how they are known (${bases.join(', ')}), their sources and their date. Most prices are modelled. Estimates say so; please pass that on.`,
      '',
      '## How figures come about',
      link(t.method.title, pathTo.method('en'), t.method.description),
      link(t.method.sourcesTitle, pathTo.sources('en'), t.method.sourcesDescription),
      '',
      '## Data',
      `Offered under the ${publishedFilesLicence.name}: ${publishedFilesLicence.url}`,
      ...publishedFiles.map(
        ({ name, what }) => `${link(`${name}.json`, filePath(name), what)}; schema: ${schemaPath(name)}`,
      ),
      `- ${callsPath('{service}')}: ${callsFile.what}; schema: ${schemaPath(callsFile.name)}`,
      `- ${reachPath('{place}')}: every option from one city or town to all others, in rows of numbers that docs/reach.md of the project describes`,
      `- ${pathTo.route('{origin}-{destination}', 'en')}: the page of any two cities or towns, such as ${pathTo.route('bordeaux-turin', 'en')}`,
      `- ${routeCallPath('{origin}-{destination}')}: every option between two cities or towns, such as ${routeCallPath('bordeaux-turin')}; described in ${openApiPath}`,
      '',
      '## Lists',
      ...modes.map((mode) =>
        link(t.travelByType.heading(mode), pathTo.travel(mode, 'en'), 'by lowest price'),
      ),
      link(
        t.explore.indexHeading,
        pathTo.explore('en'),
        `all towns around one by hours from door to door; ${pathTo.explore('en', '{town}')}?hours=4&euro=40&fly=0 narrows them in browsers`,
      ),
      link(
        t.night.title,
        pathTo.nightTrains('en'),
        `by town, with hours, days, berths and fares; each town has a page, such as ${pathTo.nightTrains('en', 'vienna')}`,
      ),
      link(
        t.tour.title,
        pathTo.tour('en'),
        'the best way for every leg and the best order, as ?stop=paris.0&stop=milan.2&stop=rome&order=hours',
      ),
      link(
        t.meet.title,
        pathTo.meet('en'),
        'towns where travellers from two to six towns meet; add ?from=berlin&from=paris',
      ),
      '',
      '## Cities',
      ...cities().map(({ id, names }) =>
        link(names.en, pathTo.city(id, 'en'), 'guide, all routes, airports and sights'),
      ),
      '',
    ].join('\n'),
  )
}
