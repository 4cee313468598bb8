// A ferry line entered in one direction, as lines are whose two directions sail on different days.
import { describe, expect, test } from 'vitest'
import { optionsBetween, tinyNetwork } from '../../fixtures/network.ts'

describe('a drive over a one-way crossing', () => {
  const network = tinyNetwork({ change: { 'ferry-gport-isle': { oneWay: true } } })
  const drives = (from: string, to: string) => optionsBetween(from, to, network, 'car').length

  test('exists the way the ship sails', () => expect(drives('ayton', 'isle')).toBe(1))

  test('does not exist the other way', () => expect(drives('isle', 'ayton')).toBe(0))
})
