import { expect, it } from 'vitest'
import type { Body } from './body'
import { standingOf } from './standing'

const bodies = ['a', 'b', 'c'].map((trendId) => ({ trendId }) as Body)
const standings = (selectedId: string | null, found: readonly string[] = [], seconds: number | null = null) => {
  const opening = seconds === null ? null : { seconds }
  return bodies.map((body) => standingOf(body, { opening, bodies, selectedId, foundIds: new Set(found) }))
}

it('shows all planets while the camera is at none', () => {
  expect(standings(null)).toEqual(['shown', 'shown', 'shown'])
})

it('puts all others back for a planet that is opened', () => {
  expect(standings('b')).toEqual(['aside', 'shown', 'aside'])
})

it('keeps every hit of a search bright, not the first alone', () => {
  expect(standings('a', ['a', 'c'])).toEqual(['shown', 'aside', 'shown'])
})

it('lights nothing before its turn in the opening shot', () => {
  expect(standings('a', ['a', 'b', 'c'], 0)).toEqual(['dark', 'dark', 'dark'])
})
