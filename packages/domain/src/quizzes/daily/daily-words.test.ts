import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../primitives/time'
import { dailyResultText } from './daily-result-text'
import { dailyTakenText, waitText } from './say-next'

it.each([
  [1, '1 min'],
  [90 * SECOND_MS, '2 min'],
  [59 * MINUTE_MS + 30 * SECOND_MS, '59 min'],
  [HOUR_MS, '1 h'],
  [4.6 * HOUR_MS, '5 h'],
  [24 * HOUR_MS, '24 h'],
])('says how long it is until the next quiz: %s ms', (waitMs, text) => {
  expect(waitText(waitMs)).toBe(text)
})

it('refuses a second try with the time of the next', () => {
  expect(dailyTakenText(5 * HOUR_MS)).toBe("You've already taken today's quiz. The next one opens in 5 h.")
})

it('tells a result in planets, and a streak from two days on', () => {
  const result = { day: '2026-11-25', marks: [true, false, true, true, true] }
  const head = 'Trendverse quiz of the day · 25 November 2026\n🪐🌑🪐🪐🪐 4/5'
  expect(dailyResultText('Trendverse', { ...result, streak: 1 })).toBe(head)
  expect(dailyResultText('Trendverse', { ...result, streak: 7 })).toBe(`${head} · 7 days in a row`)
})
