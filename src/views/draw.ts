// Views as HTML, at build and on request.
import { createElement, Fragment, type FunctionComponent, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'

/** The HTML of a view that needs no scripts. */
export const draw = <Props extends object>(View: FunctionComponent<Props>, props: Props): string =>
  renderToStaticMarkup(createElement(View, props))

/** A letter that no text of the site has. */
const seam = '\ue000'

/** The HTML of each of several views, drawn at once: every call of React costs as much as a small view. */
export const drawEach = (views: readonly ReactElement[]): string[] =>
  renderToStaticMarkup(createElement(Fragment, null, ...views.flatMap((view) => [seam, view])))
    .split(seam)
    .slice(1)
