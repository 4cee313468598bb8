// Astro as the bundler of the pages: their code into .build/pages/code, files for browsers into .build/pages/site. Pages
// are drawn from there by draw.ts, so an edit of data/ starts no bundler (A12).
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { languages } from '#lib/languages.ts'
import { bundleInputs, inputsHash } from '#tools/inputs-hash.ts'
import { buildFolder, inProject, root } from '#tools/root.ts'
import { filesIn } from '#tools/site-files.ts'
import { keepNoFreedMemory } from '../allocator.ts'
import { type Module, moduleHashes } from './module-hashes.ts'

const folder = join(buildFolder, 'pages')
/** The bundled code of the pages. */
const codeFolder = join(folder, 'code')
/** Scripts, style sheets, fonts and public files. */
export const filesFolder = join(folder, 'site')
const recordFile = join(folder, 'bundle.json')

interface Bundle {
  inputs: string
  /** file name of the bundled entry */
  entry: string
  /** of each page and of the words of each language: hash of the code it consists of */
  hashes: Record<string, string>
}

/** A bundle belongs to its folder, whose path is in the code. */
const presentInputs = () => createHash('sha256').update(inputsHash(bundleInputs)).update(root).digest('hex')

const isEntry = (file: string) => file.startsWith('prerender-entry')

/** Hashes the modules of each page once the bundler knows them. */
function hashesOfPages(found: (hashes: Record<string, string>) => void): Plugin {
  return {
    name: 'waymark:hashes-of-pages',
    applyToEnvironment: ({ name }) => name === 'prerender',
    generateBundle() {
      const modules = new Map<string, Module>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (info)
          modules.set(id, {
            code: info.code ?? '',
            imports: [...info.importedIds, ...info.dynamicallyImportedIds],
          })
      }
      found(moduleHashes(modules, root, languages))
    },
  }
}

/** Makes a build of Astro bundle the pages and draw none. */
export function bundleOnly(): AstroIntegration {
  let hashes: Record<string, string> = {}
  return {
    name: 'waymark:bundle-only',
    hooks: {
      'astro:build:setup'({ target, updateConfig }) {
        if (target !== 'server') return
        updateConfig({
          plugins: [hashesOfPages((found) => (hashes = found))],
          environments: {
            prerender: {
              build: { rolldownOptions: { input: inProject('scripts', 'site', 'pages', 'entry.ts') } },
            },
          },
        })
      },
      'astro:build:start'({ setPrerenderer }) {
        setPrerenderer({
          name: 'waymark:bundle-only',
          async getStaticPaths() {
            cpSync(join(filesFolder, '.prerender'), codeFolder, { recursive: true })
            return []
          },
          render: () => Promise.reject(new Error('Pages are drawn by scripts/site/pages/draw.ts.')),
        })
      },
      'astro:build:done'({ dir }) {
        if (fileURLToPath(dir) !== `${filesFolder}/`)
          throw new Error(`astro.config.mjs: outDir must be ${filesFolder}.`)
        const entry = readdirSync(codeFolder).find(isEntry) as string
        const bundle: Bundle = { inputs: presentInputs(), entry, hashes }
        writeFileSync(recordFile, JSON.stringify(bundle))
      },
    },
  }
}

function readBundle(): Bundle | undefined {
  return existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Bundle) : undefined
}

/** Path of the module that draws, as the last build bundled it. @throws Error before a build */
export function bundledEntry(): string {
  const bundle = readBundle()
  if (!bundle) throw new Error(`${recordFile} is missing. Run: npm run build`)
  return join(codeFolder, bundle.entry)
}

export interface Bundled extends Pick<Bundle, 'hashes'> {
  /** path of the module that draws */
  entry: string
  /** files for browsers, as paths below `filesFolder` */
  files: string[]
}

/** Bundles the pages when their code has changed since the last time. */
export async function bundlePages(fresh: boolean): Promise<Bundled> {
  const known = fresh ? undefined : readBundle()
  const { entry, hashes } = known?.inputs === presentInputs() ? known : await bundleAnew()
  return { entry: join(codeFolder, entry), hashes, files: filesIn(filesFolder) }
}

async function bundleAnew(): Promise<Bundle> {
  rmSync(folder, { recursive: true, force: true })
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  process.title = 'waymark: astro build' // shows in lists of processes
  keepNoFreedMemory()
  const { build } = await import('astro')
  await build({ root, logLevel: 'info' })
  const bundle = readBundle()
  if (!bundle) throw new Error('Astro ended without a bundle. Run: npm run build -- --fresh')
  return bundle
}
