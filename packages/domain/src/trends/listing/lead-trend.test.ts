import { expect, it } from 'vitest'
import type { Trend } from '../trend'
import { leadTrend } from './lead-trend'

const trend = (id: string, lifecycle: Trend['lifecycle'], sources: Trend['sources'] = ['bluesky']) => ({
  id,
  lifecycle,
  sources,
})
const lead = (...trends: readonly ReturnType<typeof trend>[]) => {
  const found = leadTrend(trends)
  return found === null ? null : [found.trend.id, found.kind]
}

it('leads to the first that rises, however many stand before it', () => {
  expect(lead(trend('a', 'peak'), trend('b', 'rising'), trend('c', 'emerging'))).toEqual(['b', 'rising'])
  expect(lead(trend('a', 'fading'), trend('b', 'emerging'))).toEqual(['b', 'rising'])
})

it('promises no rise where nothing rises', () => {
  expect(lead(trend('a', 'peak'), trend('b', 'fading'))).toEqual(['a', 'live'])
})

it('leads to a classic where no source shows anything, whatever its stage says', () => {
  expect(lead(trend('a', 'rising', []), trend('b', 'fading', []))).toEqual(['a', 'classic'])
  expect(lead(trend('a', 'rising', []), trend('b', 'peak'))).toEqual(['b', 'live'])
  expect(lead()).toBeNull()
})
