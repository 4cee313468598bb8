// The chart of one measure: Chart.js draws the bars, names and figures above them are text.
import { useEffect, useRef } from 'react'
import type { Bar } from './bars.ts'
import type { DrawnBars } from './draw-bars.ts'

interface Props {
  title: string
  badge: string
  bars: readonly Bar[]
  draw: typeof import('./draw-bars.ts').drawBars
  /** redraws the chart, whose colours come from the theme */
  theme: string
}

/** Texts are hidden from assistive technology: the static bars underneath have the same ones. */
export function BarChart({ title, badge, bars, draw, theme }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<DrawnBars>(undefined)
  useEffect(() => () => drawn.current?.destroy(), [])
  // Setting up a chart takes long, so each has its own task.
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
          {bars.map(({ id, name, text, least }) => (
            <li key={id}>
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
