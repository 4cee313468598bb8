// Draws the previews in a process of its own, on the core that drawing the pages leaves free.
import { drawPreviews } from './write.ts'

const { drawn, cached } = await drawPreviews()
console.log(`  pictures of shared links: ${drawn} drawn, ${cached} from the cache`)
