// A thread that composes the reach of one place after another.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { PlaceId } from '#catalogue/place.ts'
import { readNetwork } from '../read/read-network.ts'
import { reachComposer } from './origin.ts'
import { reachFile, writeChanged } from './reach-files.ts'

const { root, folder } = workerData as { root: string; folder: string }
const compose = reachComposer(readNetwork(root))

parentPort?.on('message', (place: PlaceId) => {
  const { text, pairs } = compose(place)
  const file = reachFile(folder, place)
  mkdirSync(dirname(file), { recursive: true })
  parentPort?.postMessage({ place, pairs, bytes: text.length, isWritten: writeChanged(file, text) })
})
parentPort?.postMessage('ready')
