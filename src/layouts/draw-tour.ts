// Tours, drawn in the browser on a host without functions, with the text of their calendar file.
import { pathTo } from '#i18n/paths.ts'
import { tourCalendar } from '#models/on-request/tour-calendar.ts'
import { tourTool } from '#models/on-request/tour-tool.ts'
import Tour from '#views/tour/Tour.tsx'
import { drawTool } from './draw-tool.ts'
import { setupShareAndPrint } from './share-and-print.ts'

/** Offers the text itself: there is no function to ask for the file. */
function offerFile(into: HTMLElement, text: string | undefined): void {
  const link = into.querySelector<HTMLAnchorElement>('[data-calendar]')
  if (!link || !text) return
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  link.download = 'tour.ics'
}

export const drawTour = (into: HTMLElement): Promise<void> =>
  drawTool(into, pathTo.tour, tourTool, Tour, (model, page) => {
    offerFile(into, tourCalendar(model, page, new Date()))
    setupShareAndPrint()
  })
