import { describe, expect, it } from 'vitest'
import { isClassic, yearsOf } from './classic'

describe('isClassic', () => {
  it('is true of a starter trend until a source shows it', () => {
    expect(isClassic({ origin: 'starter', sources: [] })).toBe(true)
    expect(isClassic({ origin: 'starter', sources: ['wikipedia'] })).toBe(false)
  })

  it('is false of live trends at rest and of what an administrator wrote', () => {
    expect(isClassic({ origin: 'live', sources: [] })).toBe(false)
    expect(isClassic({ origin: 'admin', sources: [] })).toBe(false)
  })
})

describe('yearsOf', () => {
  it('spans the dated events, in whatever order they come', () => {
    const events = [{ at: '2022-01-31T00:00:00.000Z' }, { at: '2021-10-01T00:00:00.000Z' }]
    expect(yearsOf(events)).toEqual({ kind: 'years', from: 2021, to: 2022 })
  })

  it('counts the last second of a year to that year', () => {
    expect(yearsOf([{ at: '2021-12-31T23:59:59.000Z' }])).toEqual({ kind: 'years', from: 2021, to: 2021 })
  })

  it('knows nothing without events', () => {
    expect(yearsOf([])).toBeNull()
  })
})
