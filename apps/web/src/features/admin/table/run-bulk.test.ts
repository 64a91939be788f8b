import { expect, it } from 'vitest'
import { runBulk } from './run-bulk'

it('goes through all rows, a few at a time, and names those that failed', async () => {
  let underWay = 0
  let most = 0
  const progress: number[] = []
  const outcome = await runBulk(
    [1, 2, 3, 4, 5, 6, 7],
    async (row) => {
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
      if (row === 4) throw new Error('no')
    },
    (ended) => progress.push(ended),
  )
  expect(outcome.done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 5, 6, 7])
  expect(outcome.failed).toEqual([{ row: 4, error: expect.any(Error) }])
  expect(most).toBe(3)
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7])
})
