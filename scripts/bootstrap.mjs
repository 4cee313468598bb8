// Start of every npm script: installs missing packages, then runs scripts/<command>.ts under Node 24.
// It runs before the installation: plain JavaScript, no dependencies, Node 18 or newer.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const projectRoot = resolve(fileURLToPath(new URL('..', import.meta.url)))
const windows = process.platform === 'win32'

/** Scripts of package.json in the printed order; each is scripts/<name>.ts or a group scripts/<name>-*.ts. */
export const tasks = [
  'start',
  'dev',
  'build',
  'check',
  'test',
  'data',
  'verify',
  'bench',
  'screenshots',
  'edge',
]

/** A failure the user can correct: printed without a stack. */
export class SetupError extends Error {}

/** @throws SetupError when this Node cannot run the set-up */
export function checkNode(version) {
  if (Number(version.replace(/^v/, '').split('.')[0]) >= 18) return
  throw new SetupError(
    `Node ${version} is too old to set up Waymark. Install Node 18 or newer, then try again.`,
  )
}

/** The fingerprint of the packages that `npm ci` would install. */
export function lockHash(root) {
  const lock = join(root, 'package-lock.json')
  if (!existsSync(lock)) {
    throw new SetupError('package-lock.json is missing. Restore it: git checkout package-lock.json')
  }
  return createHash('sha256').update(readFileSync(lock)).digest('hex')
}

/** Node 24 as installed with the project, or the machine's own Node from version 24 on. */
export function nodeBinary(root) {
  const own = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : null
}

const stampFile = (root) => join(root, 'node_modules', '.waymark-lock')

/** True when node_modules is absent, incomplete or belongs to another lock file. */
export function needsInstall(root) {
  const installed = join(root, 'node_modules', '.package-lock.json') // npm writes this file last
  if (!existsSync(installed) || !nodeBinary(root)) return true
  const stamped =
    existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8').trim() === lockHash(root)
  // without a stamp, npm was run by hand: compare with the lock file's time
  return !stamped && statSync(installed).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs
}

/** The environment without npm's additions: the install must not run on the Node it replaces. */
export function cleanEnv(env, root) {
  const clean = {}
  for (const [key, value] of Object.entries(env)) if (!/^npm_(?!config_)/i.test(key)) clean[key] = value
  const inside = (folder) => resolve(folder).startsWith(join(root, 'node_modules'))
  const path = (clean.PATH ?? clean.Path ?? '').split(delimiter).filter((folder) => folder && !inside(folder))
  clean.PATH = path.join(delimiter)
  return clean
}

/** Runs `npm ci` when needed. @throws SetupError that says what to do */
export function install(root) {
  if (!needsInstall(root)) {
    writeFileSync(stampFile(root), `${lockHash(root)}\n`)
    return
  }
  const env = cleanEnv(process.env, root)
  const npm = spawnSync('npm', ['--version'], { env, shell: windows, encoding: 'utf8' })
  if (npm.status !== 0)
    throw new SetupError('npm was not found. Install Node.js with npm: https://nodejs.org')
  console.log('Installing dependencies (npm ci) …')
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel', 'error', '--progress']
  const { status } = spawnSync('npm', args, { cwd: root, env, stdio: 'inherit', shell: windows })
  if (status !== 0) {
    throw new SetupError(
      'npm ci failed (see above). Check the connection to the npm registry, then run the command again.',
    )
  }
  if (!nodeBinary(root)) {
    throw new SetupError(
      'npm ci did not install Node 24: its install script was blocked. Run: npm rebuild node',
    )
  }
  writeFileSync(stampFile(root), `${lockHash(root)}\n`)
}

/** Parent of a process; undefined where the system does not say. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) \S+ /s, '')
      .split(' ')[0]
  } catch {
    return undefined
  }
}

/** Calls `gone` when npm, or the shell between npm and this process, ended without a signal. */
function watchNpm(gone) {
  if (!process.env.npm_lifecycle_event) return
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`
  const atStart = ancestors()
  setInterval(() => ancestors() !== atStart && gone(), 1000).unref()
}

/** Names of all commands: `build` for scripts/build.ts, `verify-site` for scripts/verify-site.ts. */
export function commandsIn(root) {
  return readdirSync(join(root, 'scripts'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
}

/** The summary in the first line of a command's file: "// npm run verify -- site: every check …". */
function summaryOf(root, command) {
  const [first = ''] = readFileSync(join(root, 'scripts', `${command}.ts`), 'utf8').split('\n', 1)
  return first.replace(/^\/\/ /, '')
}

/** The present name of a script of an older release; undefined for an unknown name. */
export function renamed(task, commands) {
  const command = task.includes(':') ? task.replace(':', '-') : `data-${task}`
  return commands.includes(command) ? `npm run ${command.replace('-', ' -- ')}` : undefined
}

/**
 * The command of a script and its arguments: `verify`, `site`, `titles` is `verify-site` with `titles`.
 * @returns the list to print where `command` is absent
 * @throws SetupError for an unknown command
 */
export function resolveCommand(task = '', args = [], commands = []) {
  if (commands.includes(task)) return { command: task, args }
  const group = commands.filter((command) => command.startsWith(`${task}-`))
  const now = renamed(task, commands)
  if (group.length === 0) {
    throw new SetupError(
      now ? `npm run ${task} is now: ${now}` : `Unknown task "${task}". Known: ${tasks.join(', ')}.`,
    )
  }
  if (args.length === 0) return { list: group }
  const command = `${task}-${args[0]}`
  if (group.includes(command)) return { command, args: args.slice(1) }
  const names = group.map((name) => name.slice(task.length + 1)).join(', ')
  throw new SetupError(`npm run ${task} has no "${args[0]}". It has: ${names}.`)
}

/**
 * Runs a command under Node 24 and exits with its code. The command ends with this process (its IPC channel closes),
 * and this process ends with npm (watchNpm), so no process is left behind.
 */
function run(root, command, args) {
  const node = nodeBinary(root)
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter)
  const child = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', join(root, 'scripts', `${command}.ts`), ...args],
    {
      cwd: root,
      // what Node made of the .ts files is kept: each command and its processes start half a second sooner
      env: {
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'),
        ...process.env,
        PATH: path,
      },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  )
  const forward = (signal) => child.exitCode === null && child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => forward(signal))
  watchNpm(() => forward('SIGTERM'))
  child.on('error', (error) =>
    fail(new SetupError(`Cannot run ${node}: ${error.message}. Run: npm rebuild node`)),
  )
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

function fail(error) {
  console.error(error instanceof SetupError ? `\n${error.message}` : error)
  process.exit(1)
}

function main([task, ...given]) {
  try {
    checkNode(process.version)
    const { command, args, list = [] } = resolveCommand(task, given, commandsIn(projectRoot))
    for (const name of list) console.log(summaryOf(projectRoot, name))
    if (!command) return
    install(projectRoot)
    run(projectRoot, command, args)
  } catch (error) {
    fail(error)
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv.slice(2))
