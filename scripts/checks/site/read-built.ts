// The site in dist, read with a progress display.
import { exampleSiteUrl } from '#lib/site-url.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { dist } from '#tools/root.ts'
import { secondsSince } from '../report.ts'
import { readSite, type Site } from './site.ts'

/** One changing line on a terminal, else a line every few thousand pages. */
function showProgress(pages: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${pages} pages read`)
  else if (pages % 2500 === 0) console.log(`${pages} pages read`)
}

/** The facts of every page; builds the site first when it is out of date. */
export async function readBuiltSite(): Promise<Site> {
  await ensureBuilt()
  const since = performance.now()
  const site = readSite(dist, process.env.SITE_URL || exampleSiteUrl, { onPage: showProgress })
  console.log(`${process.stdout.isTTY ? '\r' : ''}${site.pages.length} pages read (${secondsSince(since)})\n`)
  return site
}
