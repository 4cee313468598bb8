// Draws the previews in a process of its own, on the core that drawing the pages leaves free.
import { drawPreviews } from './write.ts'

const drawn = await drawPreviews()
console.log(`  ${drawn.toLocaleString('en')} pictures of shared links drawn`)
