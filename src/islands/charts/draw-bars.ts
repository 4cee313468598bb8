// Chart.js at work: thin horizontal bars with their names and figures above them. Loaded on demand.
import { BarController, BarElement, CategoryScale, Chart, LinearScale, type Plugin, Tooltip } from 'chart.js'
import type { Bar } from './bars.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

const thickness = 8
const fontPx = 13

export interface DrawnBars {
  /** new figures, or the same ones after a change of theme */
  update: (bars: readonly Bar[]) => void
  destroy: () => void
}

function theme() {
  const style = getComputedStyle(document.documentElement)
  return {
    colour: (name: string) => style.getPropertyValue(`--${name}`).trim(),
    family: getComputedStyle(document.body).fontFamily,
  }
}

/** Writes each bar's name, badge and figure above it, over a pale track as long as the longest bar. */
function labels(current: () => readonly Bar[], badge: string): Plugin<'bar'> {
  return {
    id: 'labels',
    beforeDatasetsDraw(chart) {
      const { ctx, chartArea } = chart
      ctx.fillStyle = theme().colour('wash')
      for (const { y } of chart.getDatasetMeta(0).data)
        ctx.fillRect(chartArea.left, y - thickness / 2, chartArea.width, thickness)
    },
    afterDatasetsDraw(chart) {
      const { ctx, chartArea } = chart
      const { colour, family } = theme()
      const write = (text: string, x: number, y: number, fill: string, weight = 400) => {
        ctx.fillStyle = colour(fill)
        ctx.font = `${weight} ${fontPx}px ${family}`
        ctx.fillText(text, x, y)
        return ctx.measureText(text).width
      }
      ctx.save()
      ctx.textBaseline = 'alphabetic'
      chart.getDatasetMeta(0).data.forEach(({ y }, index) => {
        const bar = current()[index]
        if (!bar) return
        const line = y - thickness / 2 - 6
        ctx.textAlign = 'left'
        const width = write(bar.name, chartArea.left, line, 'ink')
        if (bar.least) write(badge, chartArea.left + width + 8, line, 'accent', 600)
        ctx.textAlign = 'right'
        write(bar.text, chartArea.right, line, 'ink')
      })
      ctx.restore()
    },
  }
}

/** Draws into a canvas whose parent has a size. Bars keep their order. */
export function drawBars(canvas: HTMLCanvasElement, badge: string, bars: readonly Bar[]): DrawnBars {
  let shown = bars
  const data = () => ({
    labels: shown.map(({ name }) => name),
    datasets: [
      {
        data: shown.map(({ value }) => value),
        backgroundColor: shown.map(({ mode }) => theme().colour(mode)),
        barThickness: thickness,
        minBarLength: 2,
      },
    ],
  })
  const tooltipColours = () => {
    const { colour, family } = theme()
    const font = { family, size: fontPx }
    const ink = colour('paper')
    return {
      backgroundColor: colour('ink'),
      titleColor: ink,
      bodyColor: ink,
      titleFont: font,
      bodyFont: font,
    }
  }
  const chart = new Chart(canvas, {
    type: 'bar',
    data: data(),
    plugins: [labels(() => shown, badge)],
    options: {
      indexAxis: 'y',
      maintainAspectRatio: false,
      animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? false : { duration: 200 },
      layout: { padding: { top: 14 } },
      interaction: { mode: 'y', intersect: false, axis: 'y' },
      scales: { x: { display: false, beginAtZero: true }, y: { display: false } },
      plugins: {
        tooltip: {
          ...tooltipColours(),
          displayColors: false,
          cornerRadius: 3,
          callbacks: { label: ({ dataIndex }) => shown[dataIndex]?.note ?? '' },
        },
      },
    },
  })
  return {
    update(next) {
      shown = next
      chart.data = data()
      Object.assign(chart.options.plugins?.tooltip ?? {}, tooltipColours())
      chart.update()
    },
    destroy: () => chart.destroy(),
  }
}
