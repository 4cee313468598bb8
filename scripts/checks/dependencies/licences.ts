// Licences of the packages a site is built from, by npm's bill of materials.
import { z } from 'zod'

/** The part of a CycloneDX document that is read. */
export const billSchema = z.object({
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      scope: z.string().optional(),
      licenses: z
        .array(
          z.union([
            z.object({ license: z.object({ id: z.string() }).or(z.object({ name: z.string() })) }),
            z.object({ expression: z.string() }),
          ]),
        )
        .optional(),
    }),
  ),
})
export type Bill = z.infer<typeof billSchema>
type Component = Bill['components'][number]

/** Licences that let the package run at build and be given away under the licence of this project. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
])
/** Used at build, unchanged, and in no file that is given away. */
const buildOnly = new Map([['MPL-2.0', /^lightningcss/]])

/** The SPDX ids of a package, joined; "none" without one. */
export function licenceOf({ licenses = [] }: Component): string {
  const ids = licenses.map((entry) => {
    if ('expression' in entry) return entry.expression
    return 'id' in entry.license ? entry.license.id : entry.license.name
  })
  return ids.join(' AND ') || 'none'
}

/** One sentence for each package whose licence is not accepted. */
export function licenceFaults({ components }: Bill): string[] {
  return components
    .filter((component) => {
      const licence = licenceOf(component)
      return !accepted.has(licence) && !buildOnly.get(licence)?.test(component.name)
    })
    .map((component) => `${component.name} ${component.version}: licence ${licenceOf(component)}`)
}

/** Names of the packages whose code is in a bundle, from the sources of its map. */
export function bundledPackages(sources: readonly string[]): string[] {
  const names = sources.map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1])
  return [...new Set(names.filter((name) => name !== undefined))].sort()
}
