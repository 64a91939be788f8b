import { describe, expect, it } from 'vitest'
import { mapInTurns } from './in-turns'

describe('mapInTurns', () => {
  it('maps in order and lets others run after every few', async () => {
    const order: string[] = []
    const letOthersRun = async () => void order.push('others')
    const results = await mapInTurns({ letOthersRun }, [1, 2, 3, 4, 5], 2, (n) => {
      order.push(String(n))
      return n * 10
    })
    expect(results).toEqual([10, 20, 30, 40, 50])
    expect(order).toEqual(['1', '2', 'others', '3', '4', 'others', '5'])
  })
})
