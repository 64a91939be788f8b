import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../test-support/memory-storage'
import { takeOpeningOfTheDay } from './opening-of-the-day'

const NOON = Date.parse('2026-03-01T12:00:00Z')

it('opens once a day, and again on the next', () => {
  const storage = memoryStorage()
  const take = (nowMs: number) => takeOpeningOfTheDay(() => storage, '?view=3d', nowMs)
  expect([take(NOON), take(NOON), take(NOON + 11 * HOUR_MS)]).toEqual([true, false, false])
  expect(take(NOON + 12 * HOUR_MS)).toBe(true)
})

it.each(['?q=comet', '?trend=0190a000-0000-7000-8000-000000000001', '?modal=featured'])(
  'leaves visitors with an errand alone (%s), and keeps the shot for later',
  (query) => {
    const storage = memoryStorage()
    expect(takeOpeningOfTheDay(() => storage, query, NOON)).toBe(false)
    expect(takeOpeningOfTheDay(() => storage, '', NOON)).toBe(true)
  },
)

it('plays nothing where it could not remember that it did', () => {
  expect(takeOpeningOfTheDay(forbiddenStorage, '', NOON)).toBe(false)
})
