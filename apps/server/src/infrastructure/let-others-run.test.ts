import { readFile } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { letOthersRun } from './let-others-run'

describe('letOthersRun', () => {
  it('lets a timer that is due go first, also where it is asked for between two immediates', async () => {
    const order: string[] = []
    await new Promise<void>((resolve) => {
      // a file callback runs in the poll phase, from where the loop reaches immediates before timers
      readFile(import.meta.filename, () => {
        setTimeout(() => order.push('timer'), 0)
        const until = performance.now() + 3
        while (performance.now() < until);
        void letOthersRun().then(() => {
          order.push('back')
          resolve()
        })
      })
    })
    expect(order).toEqual(['timer', 'back'])
  })
})
