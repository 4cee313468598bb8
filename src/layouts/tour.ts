// The script of the page of tours.
import { setupTool } from './tool.ts'
import { setupTourForm } from './tour-form.ts'

setupTourForm()
setupTool(async () => {
  const { drawTour } = await import('./draw-tour.ts')
  return async (into) => {
    await drawTour(into)
    setupTourForm()
  }
})
