// Draws the previews in a process of its own, on the core that drawing the pages leaves free.
import { drawPreviews } from './write.ts'

const { drawn, kept } = await drawPreviews()
console.log(`  pictures of shared links: ${drawn} drawn, ${kept} kept from before`)
