// Names the event by which an island tells the page that it could not be drawn; its `detail` is the error.

export const renderError = 'render-error'
