// Names of the window events that islands dispatch.

/** An island could not be drawn; its `detail` is the error. */
export const renderError = 'render-error'
/** An island has mounted and handles events. */
export const islandLive = 'island-live'
