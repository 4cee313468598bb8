// One measure as a chart in its cell.
import { useEffect, useRef } from 'react'
import type { Bar } from './bars.ts'
import type { DrawnBars } from './draw-bars.ts'

interface Props {
  title: string
  badge: string
  bars: readonly Bar[]
  draw: typeof import('./draw-bars.ts').drawBars
  /** changes with the theme, whose colours are painted in */
  theme: string
}

export function BarChart({ title, badge, bars, draw, theme }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<DrawnBars>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: later bars go through update
  useEffect(() => {
    if (canvas.current) drawn.current = draw(canvas.current, badge, bars)
    return () => drawn.current?.destroy()
  }, [draw, badge])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme's colours are read again
  useEffect(() => drawn.current?.update(bars), [bars, theme])
  return (
    <figure className="flex min-h-0 flex-col">
      <figcaption className="text-sm font-semibold" aria-hidden="true">
        {title}
      </figcaption>
      <div className="relative mt-1 min-h-0 grow">
        <canvas ref={canvas} className="absolute inset-0" role="img" aria-label={title} />
      </div>
    </figure>
  )
}
