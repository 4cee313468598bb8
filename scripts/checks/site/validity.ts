// html-validate on one page of every family and language: the other pages use the same templates.
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { onePerPattern } from '#tools/path-patterns.ts'
import { fileOfPath } from '#tools/site-files.ts'
import type { SiteCheck } from './site.ts'

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // white space of generated HTML
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // React writes autoComplete; HTML ignores case
    'attr-case': 'off',
    // a list of suggestions below a text field cannot be a <select>
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // ?from=berlin&from=paris: six text fields share a name
    'form-dup-name': 'off',
    // a check of its own limits titles (content.ts)
    'long-title': 'off',
    // only useful for files of other sites, which no page loads
    'require-sri': 'off',
  },
}

let validator: HtmlValidate | undefined

/** Errors of one page: "line:column rule: message". */
export function htmlErrors(html: string): string[] {
  validator ??= new HtmlValidate(new StaticConfigLoader(config))
  const report = validator.validateStringSync(html)
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}

export const validity: SiteCheck = {
  name: 'a page of every family and language is valid HTML',
  remedy: 'Correct the component that draws it; html-validate.org explains each rule.',
  faults: (site) =>
    onePerPattern(site.pages.map(({ path }) => path)).flatMap((path) =>
      htmlErrors(site.read(fileOfPath(path)) ?? '').map((error) => `${path}: ${error}`),
    ),
}
