import { describe, expect, it, test } from 'vitest'
import { changeSummary, summaryDiff } from '#compiler/emit/summary-diff.ts'

const head = '# Written\nslug,mode,minutes,low,high,kg,options\n'

it('names what changed, what came and what went', () => {
  const before = `${head}a-b,train,60,10,20,2,1\na-b,bus,90,5,9,3,1\nb-a,train,60,10,20,2,1\n`
  const after = `${head}a-b,train,65,10,22,2,1\na-b,ferry,200,30,40,9,1\nb-a,train,60,10,20,2,1\n`
  expect(summaryDiff(before, after)).toEqual([
    'a-b bus: gone',
    'a-b ferry: new, 200 minutes',
    'a-b train: minutes 60 → 65, high 20 → 22',
  ])
})

describe('the last line of a compile', () => {
  const before = `${head}a-b,train,114,10,20,2,1\nb-a,train,60,10,20,2,1\n`
  test.each([
    ['nothing', before, 'no route changed since the last commit'],
    [
      'the figure that moved most',
      `${head}a-b,train,117,10,20,2,1\nb-a,train,60,10,21,2,1\n`,
      '2 routes changed since the last commit, largest: b-a train 20 → 21 € at most',
    ],
    [
      'a mode that is gone where no figure moved',
      `${head}a-b,train,114,10,20,2,1\n`,
      '1 route gone since the last commit, largest: b-a train is gone',
    ],
    [
      'new routes apart from changed ones',
      `${before}a-c,train,80,10,20,2,1\nc-a,bus,90,10,20,2,1\n`.replace('b-a,train,60', 'b-a,train,63'),
      '2 routes new, 1 route changed since the last commit, largest: b-a train 60 → 63 min',
    ],
  ])('says %s', (_, after, line) => {
    expect(changeSummary(before, after)).toBe(line)
  })
})
