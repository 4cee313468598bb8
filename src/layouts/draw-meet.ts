// Meetings, drawn in the browser on a host without functions.
import { pathTo } from '#i18n/paths.ts'
import { meetTool } from '#models/on-request/meet-page.ts'
import Meet from '#views/meet/Meet.tsx'
import { drawTool } from './draw-tool.ts'

export const drawMeet = (into: HTMLElement): Promise<void> => drawTool(into, pathTo.meet, meetTool, Meet)
