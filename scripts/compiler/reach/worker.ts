// A thread that composes the reach of one place after another.
import { parentPort, workerData } from 'node:worker_threads'
import type { PlaceId } from '#catalogue/place.ts'
import { writeIfNew } from '#tools/write-if-new.ts'
import { readNetwork } from '../read/read-network.ts'
import type { CompiledReach } from './compile-reach.ts'
import { reachComposer } from './origin.ts'
import { reachFile } from './reach-files.ts'

const { root, folder } = workerData as { root: string; folder: string }
const compose = reachComposer(readNetwork(root))

parentPort?.on('message', (place: PlaceId) => {
  const { text, counts, known } = compose(place)
  const content = Buffer.from(text)
  const isWritten = writeIfNew(reachFile(folder, place), content)
  parentPort?.postMessage({ counts, known, bytes: content.byteLength, isWritten } satisfies CompiledReach)
})
parentPort?.postMessage('ready')
