import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { describe, expect, it } from 'vitest'
import { gatherInOnePass } from './one-pass'

const row = (id: string, title: string, hour: number) => ({
  id,
  title,
  url: null,
  publisher: null,
  publishedAtMs: hour * HOUR_MS,
})
const ROWS = [
  row('a', 'Comet Harper passes the moon', 0),
  row('b', 'Comet Harper passes Mars', 1),
  row('c', 'Comet Harper reaches Mars and Venus', 2),
  row('d', 'Regulator approves takeover', 3),
]
const groups = (takesMembers: boolean, least: number, rows = ROWS) => {
  const { clusterOf } = gatherInOnePass(rows, least, takesMembers)
  return rows.map(({ id }) => clusterOf(id)).join('')
}

describe('gathering in one pass', () => {
  it('joins likely headlines and leaves others alone', () => {
    expect(groups(true, 0.3)).toBe('aaad')
    expect(groups(true, 0.99)).toBe('abcd')
  })

  it('lets the first headline stand for the story, or the mean of all', () => {
    expect(groups(false, 0.45)).toBe('aacd')
    expect(groups(true, 0.45)).toBe('aaad')
  })

  it('joins nothing across three days', () => {
    expect(groups(true, 0.3, [ROWS[0] as never, row('b', 'Comet Harper passes the moon', 80)])).toBe('ab')
  })
})
