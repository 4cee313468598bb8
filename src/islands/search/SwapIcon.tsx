// Two arrows, vertical between stacked fields and horizontal in one line. From lucide (ISC).
export function SwapIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="m21 16-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16" />
    </svg>
  )
}
