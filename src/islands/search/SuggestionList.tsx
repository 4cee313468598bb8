// The rows under a field; the input keeps the focus.
import { useEffect, useRef } from 'react'
import type { SearchPlace } from '#places/search-city.ts'

interface Props {
  /** id of the list; rows are `{id}-{index}` */
  id: string
  label: string
  /** empty hides the list */
  places: SearchPlace[]
  active: number
  onPick: (place: SearchPlace) => void
  onPoint: (index: number) => void
}

export function SuggestionList({ id, label, places, active, onPick, onPoint }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={places.length === 0}
      className="search-list"
    >
      {places.map((place, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
        <div
          key={place.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={({ pointerType }) => pointerType === 'mouse' && onPoint(index)}
          onClick={() => onPick(place)}
        >
          <b>{place.name}</b>
          <small>{place.region ? `${place.region}, ${place.country}` : place.country}</small>
        </div>
      ))}
    </div>
  )
}
