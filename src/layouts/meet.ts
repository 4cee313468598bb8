// The script of the page of meetings.
import { setupTool } from './tool.ts'

setupTool(async () => (await import('./draw-meet.ts')).drawMeet)
