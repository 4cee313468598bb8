// Pages drawn on request, for when they are asked for again soon.

export interface DrawnPage {
  html: string
  status: number
}

/** At most so many pages; the one drawn longest ago goes first. */
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
