import { expect, it } from 'vitest'
import { summaryDiff } from '#compiler/emit/summary-diff.ts'

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
