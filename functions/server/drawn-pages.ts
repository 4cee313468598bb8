// Pages drawn on request, cached for repeated requests.

export interface DrawnPage {
  html: string
  status: number
}

/** A cache of at most `most` pages; the oldest is dropped first. */
export function createDrawnPages(most = 100) {
  const pages = new Map<string, DrawnPage>()
  return {
    get: (path: string): DrawnPage | undefined => pages.get(path),
    put(path: string, drawn: DrawnPage): void {
      pages.set(path, drawn)
      if (pages.size > most) pages.delete(pages.keys().next().value as string)
    },
  }
}
