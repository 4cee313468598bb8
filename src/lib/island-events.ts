// Names of the events that islands and page scripts dispatch.

/** On window: an island could not be drawn; its `detail` is the error. */
export const renderError = 'render-error'
/** On window: an island has mounted and handles events. */
export const islandLive = 'island-live'
/** On document: a visitor turns to a row of the board, to a leg in its details or to a town; the map draws the way. */
export const optionChosen = 'waymark:option'
/** `id` of the option's details: "train-2", or of the town, and which of its legs is marked. */
export type OptionEvent = CustomEvent<{ id: string; leg?: number | undefined }>
/** Says that a visitor turns to an option, or to a town around one. */
export const chooseOption = (id: string, leg?: number) =>
  document.dispatchEvent(new CustomEvent(optionChosen, { detail: { id, leg } }) satisfies OptionEvent)
