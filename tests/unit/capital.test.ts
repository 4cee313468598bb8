import { expect, test } from 'vitest'
import { capital } from '#lib/capital.ts'

test.each([
  ['état', 'État'],
  ['der Zug fährt', 'Der Zug fährt'],
  ['easyJet: ein Handgepäckstück', 'easyJet: ein Handgepäckstück'],
  ['', ''],
])('%j begins a sentence as %j', (text, begun) => expect(capital(text)).toBe(begun))
