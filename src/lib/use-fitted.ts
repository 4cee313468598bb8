// Boxes of islands that keep the room of their fullest state until an answer is known (A32).
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface Fitted {
  /** of the box */
  ref: RefObject<HTMLDivElement | null>
  /** whether the box can take the height of its content */
  isFitted: boolean
}

/** Whether nothing in view moves with a box: below the screen, or above it where the browser anchors what is read. */
const movesNothing = ({ top, bottom }: DOMRectReadOnly): boolean =>
  top >= innerHeight || (bottom <= 0 && CSS.supports('overflow-anchor: auto'))

/**
 * Frees the room that a drawn box does not need, once it is out of view.
 * @param isDrawn whether the box has its final content
 */
export function useFitted(isDrawn: boolean): Fitted {
  const ref = useRef<HTMLDivElement>(null)
  const [isFitted, setFitted] = useState(false)
  useEffect(() => {
    if (!isDrawn || !ref.current) return
    const observer = new IntersectionObserver(([entry]) => {
      const box = ref.current?.getBoundingClientRect()
      if (!box || entry?.isIntersecting || !movesNothing(box)) return
      observer.disconnect()
      // at once: a later frame may have scrolled to it
      flushSync(() => setFitted(true))
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isDrawn])
  return { ref, isFitted }
}
