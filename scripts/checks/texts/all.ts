// Every check over the texts of data/, in the order of the report.
import type { Check } from '#tools/check.ts'
import { type DataTexts, dataTextChecks } from './data-texts.ts'
import { sameFacts } from './same-facts.ts'

export const textChecks: readonly Check<DataTexts>[] = [...dataTextChecks, ...sameFacts]
