// What views are told of the page they stand on.
import type { AstroGlobal } from 'astro'
import type { PageWords } from '#views/page-words.ts'
import iconFile from './icons.svg?url'

export const wordsOf = ({ locals: { lang, t }, site }: Pick<AstroGlobal, 'locals' | 'site'>): PageWords => ({
  ...{ lang, t, icons: `${iconFile}#`, site: String(site) },
})
