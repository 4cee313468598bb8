// The rows under a field: towns, and links to pages under headings. The input keeps the focus.
import { useEffect } from 'react'

export interface Row {
  key: string
  title: string
  detail: string
  /** a page; without it the row chooses a town */
  href?: string
}
export interface RowGroup {
  /** heading; towns have none */
  label?: string | undefined
  rows: Row[]
}
interface Props {
  /** id of the list; rows are `{id}-{index}` over all groups */
  id: string
  label: string
  /** empty hides the list */
  groups: RowGroup[]
  active: number
  onPick: (index: number) => void
  onPoint: (index: number) => void
}

export function SuggestionList({ id, label, groups, active, onPick, onPoint }: Props) {
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  let index = -1
  const optionOf = ({ key, title, detail, href }: Row) => {
    index += 1
    const at = index
    const shared = {
      id: `${id}-${at}`,
      'aria-selected': at === active,
      className: 'search-row',
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onPointerMove: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && onPoint(at),
    }
    const content = (
      <>
        <b>{title}</b>
        <small>{detail}</small>
      </>
    )
    return href ? (
      <a key={key} role="option" tabIndex={-1} href={href} {...shared}>
        {content}
      </a>
    ) : (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
      <div key={key} role="option" tabIndex={-1} {...shared} onClick={() => onPick(at)}>
        {content}
      </div>
    )
  }
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={groups.length === 0}
      className="search-list"
    >
      {groups.map((group) =>
        group.label ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
          <div key={group.label} role="group" aria-label={group.label}>
            <p aria-hidden="true">{group.label}</p>
            {group.rows.map(optionOf)}
          </div>
        ) : (
          group.rows.map(optionOf)
        ),
      )}
    </div>
  )
}
