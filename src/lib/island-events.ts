// Names of the window events by which islands speak to the page.

/** An island could not be drawn; its `detail` is the error. */
export const renderError = 'render-error'
/** An island has drawn itself: from now on it listens. */
export const islandLive = 'island-live'
