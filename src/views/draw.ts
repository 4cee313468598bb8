// Views as HTML, at build and on request.
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'

/** The HTML of a view that needs no scripts. */
export const draw = <Props extends object>(View: FunctionComponent<Props>, props: Props): string =>
  renderToStaticMarkup(createElement(View, props))
