// npm run data -- shapes FOLDER: finds the lines of trains and ships, and writes them to data/shapes;
//   prints shares of factors that lines give otherwise than rows of trains.
//   FOLDER holds rail/rail_lines_osm.geojson, rail/rail_station_edges.csv and sea/marnet20_europe.geojson (data/README.md)
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allDifferences } from '#compiler/emit/line-coverage.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { findShapes, sameLines } from '#compiler/shapes/find-shapes.ts'
import { readRailNet, readSeaNet } from '#compiler/shapes/read-lines.ts'
import { shapeFiles } from '#compiler/shapes/shape-files.ts'
import { trueLines } from '#compiler/shapes/true-lines.ts'
import { command } from '#tools/command.ts'
import { StepError } from '#tools/process.ts'
import { progressLine } from '#tools/progress.ts'
import { root } from '#tools/root.ts'

await command({ words: 'the folder of the files' }, async ({ words: [given, ...more] }) => {
  const folder = given ?? process.env.FEEDS_DIR
  if (folder === undefined || more.length > 0)
    throw new StepError('Name one folder. Write for example: npm run data -- shapes ../feeds')
  const network = readNetwork(root)
  const onProgress = progressLine()
  onProgress('reading lines')
  const rail = readRailNet(
    join(folder, 'rail/rail_lines_osm.geojson'),
    join(folder, 'rail/rail_station_edges.csv'),
  )
  const sea = readSeaNet(join(folder, 'sea/marnet20_europe.geojson'))
  const modes = findShapes(network, { rail, sea }, onProgress)
  onProgress('')
  const target = join(root, 'data/shapes')
  mkdirSync(target, { recursive: true })
  const files = shapeFiles(sameLines(modes), network.sources)
  for (const { file, text } of files) writeFileSync(join(root, file), text)
  const written = new Set(files.map(({ file }) => file))
  for (const name of readdirSync(target)) if (!written.has(`data/shapes/${name}`)) rmSync(join(target, name))
  for (const { mode, services, found } of modes) {
    const known = found.filter(({ isTrue }) => isTrue).length
    console.log(`${mode}: ${services} services, ${found.length} with a line, ${known} of them true`)
  }
  const now = readNetwork(root)
  for (const { service, factor, share, ofLine } of allDifferences(trueLines(now), now))
    console.log(`${service}: ${factor} ${share.toFixed(2)}, ${ofLine.toFixed(2)} of the line`)
  console.log(`${files.length} files of data/shapes written. Next: npm run data -- catalogue`)
})
