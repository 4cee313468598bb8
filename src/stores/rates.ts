// Exchange rates: fetched for another currency than euro, cached for a day (D56), else fixed (D123).
import { atom } from 'nanostores'
import type { CurrencyCode } from '#catalogue/currency.ts'
import { fallbackRates } from '#catalogue/currency.ts'
import { cacheHours } from '#catalogue/limits.ts'
import { readFresh, writeStored } from '#lib/browser-store.ts'
import { getJson } from '#lib/get-json.ts'

export interface Rates {
  /** units for one euro */
  rates: Readonly<Record<CurrencyCode, number>>
  /** day of the rates, YYYY-MM-DD; absent for the fixed table */
  date?: string
}

/** Undefined before the first call of `ensureRates`. */
export const $rates = atom<Rates | undefined>()

const currencies = Object.keys(fallbackRates)
const path = '/api/currency/rates'
const storageKey = 'waymark:rates'
/** A little over the server's own deadline; afterwards the fixed table applies. */
const patienceMs = 3000

/** A reply or stored entry as rates; undefined unless every currency has a positive one. */
export function toRates(value: unknown): Rates | undefined {
  const { rates, date } = (value ?? {}) as { rates?: Record<string, unknown>; date?: unknown }
  const known = currencies.every((code) => Number.isFinite(rates?.[code]) && Number(rates?.[code]) > 0)
  if (!known) return undefined
  const dated = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date)
  return { rates: rates as Record<CurrencyCode, number>, ...(dated && { date }) }
}

async function fetchRates(): Promise<Rates> {
  try {
    const rates = toRates(await getJson(path, { timeout: patienceMs }))
    if (!rates) throw new Error(`${path}: not every currency has a rate.`)
    if (rates.date) writeStored('sessionStorage', storageKey, { ...rates, at: Date.now() })
    return rates
  } catch (error) {
    console.error(error)
    return { rates: fallbackRates }
  }
}

let asked: Promise<void> | undefined
let askedAt = 0

/** Sets $rates; one call a day and tab, shared by all callers. Never rejects. */
export function ensureRates(): Promise<void> {
  if (asked && Date.now() - askedAt < cacheHours.rates * 3_600_000) return asked
  askedAt = Date.now()
  const stored = toRates(readFresh('sessionStorage', storageKey, cacheHours.rates))
  if (stored) $rates.set(stored)
  asked = stored ? Promise.resolve() : fetchRates().then((rates) => $rates.set(rates))
  return asked
}
