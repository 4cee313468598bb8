// Thin horizontal bars by Chart.js, loaded on demand. Names and figures are text above them.
import { BarController, BarElement, CategoryScale, Chart, LinearScale, type Plugin, Tooltip } from 'chart.js'
import type { Bar } from './bars.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

const thickness = 8

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

/** A pale track behind each bar, as long as the longest. */
const tracks: Plugin<'bar'> = {
  id: 'tracks',
  beforeDatasetsDraw(chart) {
    const { ctx, chartArea } = chart
    ctx.fillStyle = theme().colour('wash')
    for (const { y } of chart.getDatasetMeta(0).data) {
      ctx.fillRect(chartArea.left, y - thickness / 2, chartArea.width, thickness)
    }
  },
}

/** Draws into a canvas whose parent has a size. Bars keep their order. */
export function drawBars(canvas: HTMLCanvasElement, bars: readonly Bar[]): DrawnBars {
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
    const font = { family, size: 13 }
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
    plugins: [tracks],
    options: {
      indexAxis: 'y',
      maintainAspectRatio: false,
      animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? false : { duration: 200 },
      interaction: { mode: 'y', intersect: false, axis: 'y' },
      scales: { x: { display: false, beginAtZero: true, bounds: 'data' }, y: { display: false } },
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
