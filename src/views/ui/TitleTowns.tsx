// The title of a page of two places, its names marked: the search opens at the one that is pressed.
import { namedParts } from '#lib/named-parts.ts'

export const TitleTowns = ({ title, from, to }: { title: string; from: string; to: string }) =>
  namedParts(title, [
    ['origin', from],
    ['destination', to],
  ]).map(({ text, name }) =>
    name ? (
      <span key={name} data-town={name}>
        {text}
      </span>
    ) : (
      text
    ),
  )
