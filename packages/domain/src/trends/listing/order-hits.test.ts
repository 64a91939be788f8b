import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { orderHits } from './order-hits'

const trendOf = (number: number, name: string, attention: number, description = 'x') =>
  buildTrendDetail(number, { name, attention, description, sources: ['feeds'] })
const order = (search: string, ...trends: Parameters<typeof orderHits>[0]) =>
  orderHits(trends, search).map(({ name }) => name)

describe('the order of hits', () => {
  it('puts names that begin with the words first, then names that hold them, then texts, whatever their attention', () => {
    const text = trendOf(1, 'A night at the opera', 9, 'Music about the moon')
    const inside = trendOf(2, 'Landing on the moon', 5)
    const begins = trendOf(3, 'Moon landing', 1)
    expect(order('moon', text, inside, begins)).toEqual(['Moon landing', 'Landing on the moon', 'A night at the opera'])
  })

  it('goes by attention among equals', () => {
    const [quiet, loud] = [trendOf(1, 'Moon base', 1), trendOf(2, 'Moon race', 7)]
    expect(order('moon', quiet, loud)).toEqual(['Moon race', 'Moon base'])
  })

  it('ignores case and accents, and words may stand in any order', () => {
    const text = trendOf(1, 'Quiet evening', 9, 'concert of Beyoncé')
    const named = trendOf(2, 'BEYONCÉ’s new concert', 1)
    expect(order('concert  beyonce', text, named)).toEqual(['BEYONCÉ’s new concert', 'Quiet evening'])
  })

  it.each(['', '   ', '.*', '(', '\\', '__proto__', '<img src=x>', '\u202e', 'a'.repeat(10_000)])(
    'takes any text as text: %j',
    (search) => {
      const trends = [trendOf(1, 'One', 2), trendOf(2, 'constructor', 3)]
      expect(orderHits(trends, search)).toHaveLength(2)
      expect(trends.map(({ name }) => name)).toEqual(['One', 'constructor'])
    },
  )
})
