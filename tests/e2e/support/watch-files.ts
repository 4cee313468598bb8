// What a page has requested.
import type { Page } from '@playwright/test'

/** Names of the files of this site that the page has requested. */
export function watchFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  return files
}
