// CPU time of a server, read from /proc on Linux.
import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

interface Process {
  pid: number
  name: string
  parent: number
  ticks: number
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const [, name = ''] = /\((.*)\)/.exec(text) ?? []
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
        const ticks = Number(fields[11]) + Number(fields[12])
        return [{ pid: Number(pid), name, parent: Number(fields[1]), ticks }]
      } catch {
        return [] // the process has ended meanwhile
      }
    })
}

/** A process and all its descendants. */
function familyOf(pid: number, all: readonly Process[]): Set<number> {
  const family = new Set([pid])
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const one of all) if (family.has(one.parent)) family.add(one.pid)
  }
  return family
}

/** CPU milliseconds used so far by a process and those below it. @param name of those that count; by default all */
export function cpuMsOf(pid: number, name?: string): number {
  const all = processes()
  const family = familyOf(pid, all)
  const ticks = all
    .filter((one) => family.has(one.pid) && (name === undefined || one.name === name))
    .reduce((sum, one) => sum + one.ticks, 0)
  return (ticks * 1000) / ticksPerSecond
}
