import { describe, expect, test } from 'vitest'
import { newCommits, subjectFaults } from '#checks/source/commit-subjects.ts'

describe('a commit subject is refused', () => {
  test.each([
    ['The architecture tells which events which islands hear; the menu too', 'semicolon'],
    [`Add ${'x'.repeat(69)}`, 'has 73 characters, at most 72'],
    ['Added a check', 'begins with “Added”'],
    ['Adding a check', 'begins with “Adding”'],
    ['Adds a check', 'begins with “Adds”'],
    ['Fixes: the map', 'begins with “Fixes”'],
  ])('%s', (subject, fault) => {
    expect(subjectFaults(subject).join()).toContain(fault)
  })
})

test.each([
  'Give the compiler, the site, the checks and the benches rooms of their own',
  'Depend on htmlparser2, flatqueue, get-port and fastest-levenshtein',
  ...[
    'Address',
    'Process',
    'Discuss',
    'Focus',
    'Bring',
    'Embed',
    'Feed',
    'Need',
    'Speed',
    'Pass',
    'Use',
    'String',
    'Alias',
    'Shed',
    'Exceed',
    'Test',
  ],
])('“%s …” is imperative', (subject) => {
  expect(subjectFaults(subject.slice(0, 72))).toEqual([])
})

test('new commits are listed, or the reason why they cannot be', () => {
  const { lines, note } = newCommits()
  expect(lines.every((line) => /^[0-9a-f]{7,} ./.test(line))).toBe(true)
  expect(note === undefined || lines.length === 0).toBe(true)
})
