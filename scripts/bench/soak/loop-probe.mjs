// Loaded into the server by --import: writes the delay of its event loop to a file, each second.
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
/** 99th percentile since the last second, milliseconds; the histogram counts its own 10 ms. */
const write = () => {
  writeFileSync(process.env.LOOP_DELAY_FILE, String(Math.max(0, delay.percentile(99) / 1e6 - 10)))
  delay.reset()
}
setInterval(write, 1000).unref()
