// One measure as a chart in its cell: Chart.js draws the bars, the words above them are text.
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

/** The words are hidden from assistive technology: the page's own bars underneath say the same. */
export function BarChart({ title, badge, bars, draw, theme }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<DrawnBars>(undefined)
  useEffect(() => () => drawn.current?.destroy(), [])
  // A chart takes long to set up, so each has a task of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme's colours are read again
  useEffect(() => {
    if (drawn.current) return drawn.current.update(bars)
    const task = setTimeout(() => {
      if (canvas.current) drawn.current = draw(canvas.current, bars)
    })
    return () => clearTimeout(task)
  }, [draw, bars, theme])
  return (
    <figure>
      <figcaption aria-hidden="true">{title}</figcaption>
      <div className="charts-bars">
        <div className="charts-canvas">
          <canvas ref={canvas} role="img" aria-label={title} />
        </div>
        <ul aria-hidden="true">
          {bars.map(({ mode, name, text, least }) => (
            <li key={mode}>
              <span>
                {name}
                {least && <b>{badge}</b>}
              </span>
              <span className="figure">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  )
}
