// How the options of a route are shown. The choice is part of the query (D51).

export const views = ['lines', 'bars', 'table'] as const
export type View = (typeof views)[number]

/** The view of `?view=`; by default, and for unknown values, lines. */
export function readView(query: string): View {
  const asked = new URLSearchParams(query).get('view')
  return views.find((view) => view === asked) ?? 'lines'
}
