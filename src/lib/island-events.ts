// Names of the events that islands and page scripts dispatch.

/** On window: an island could not be drawn; its `detail` is the error. */
export const renderError = 'render-error'
/** On window: an island has mounted and handles events. */
export const islandLive = 'island-live'
/** On document: a visitor turns to a row of the board or to a leg in its details; the map draws that option. */
export const optionChosen = 'waymark:option'
/** `id` of the option's details: "train-2", and which of its legs is marked. */
export type OptionEvent = CustomEvent<{ id: string; leg?: number | undefined }>
