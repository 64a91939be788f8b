import { expect, it } from 'vitest'
import { dateName, dayName } from './day-name'

it('calls the last two days by name and others by their date', () => {
  const names = ['2026-12-01', '2026-11-30', '2026-11-29'].map((day) => dayName(day, '2026-12-01'))
  expect(names).toEqual(['Today', 'Yesterday', '29 Nov'])
})

it('writes a date as people do', () => {
  expect(dateName('2026-03-01')).toBe('1 Mar')
})
