// The option that the board chose last, noted at the map: the movable map begins with it (D103).
import { type OptionEvent, optionChosen } from '#lib/island-events.ts'

/** Notes the chosen option before the movable map is there. */
export function setupDrawnOption(): void {
  const box = document.querySelector<HTMLElement>('.map-box')
  if (!box) return
  document.addEventListener(optionChosen, (event) => {
    box.dataset.option = JSON.stringify((event as OptionEvent).detail)
  })
}
