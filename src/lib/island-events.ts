// Names of the events that islands and page scripts dispatch.

/** On window: an island could not be drawn; its `detail` is the error. */
export const renderError = 'render-error'
/** On window: an island has mounted and handles events. */
export const islandLive = 'island-live'
/** On document: a row of the board has the focus, the pointer or its details open; the map draws its option. */
export const optionChosen = 'waymark:option'
/** `id` of the option's details: "train-2". */
export type OptionEvent = CustomEvent<{ id: string }>
