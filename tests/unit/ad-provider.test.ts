import { expect, it } from 'vitest'
import { adProviderOf } from '#lib/ad-provider.ts'

it.each([{}, { AD_PROVIDER: '' }])('no slot is sold with %o', (environment) => {
  expect(adProviderOf(environment)).toBeUndefined()
})

it.each(['Example Ads', 'Anzeigen & Söhne', 'ads.example', '3-D'])('%s can fill the slots', (name) => {
  expect(adProviderOf({ AD_PROVIDER: name })).toBe(name)
})

it.each(['<script>', ' ', '"Ads"', 'a\nb', 'a'.repeat(41)])('%j is refused, with what to do', (name) => {
  expect(() => adProviderOf({ AD_PROVIDER: name })).toThrow(/^AD_PROVIDER is ".+"\. Give a name .+\.$/s)
})
