// A thread that composes the reach of one place after another.
import { parentPort, workerData } from 'node:worker_threads'
import type { PlaceId } from '#catalogue/place.ts'
import { writeIfNew } from '#tools/write-if-new.ts'
import { readNetwork } from '../read/read-network.ts'
import type { CompiledReach, ReachFolders } from './compile-reach.ts'
import { reachComposer } from './origin.ts'
import { reachFile } from './reach-files.ts'

const { root, folders } = workerData as { root: string; folders: ReachFolders }
const compose = reachComposer(readNetwork(root))

parentPort?.on('message', (place: PlaceId) => {
  const { text, brief, counts, known } = compose(place)
  const content = Buffer.from(text)
  const isWritten = writeIfNew(reachFile(folders.reach, place), content)
  writeIfNew(reachFile(folders.brief, place), Buffer.from(brief))
  parentPort?.postMessage({ counts, known, bytes: content.byteLength, isWritten } satisfies CompiledReach)
})
parentPort?.postMessage('ready')
