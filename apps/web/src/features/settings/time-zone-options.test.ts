import { describe, expect, it } from 'vitest'
import { findTimeZones, knownTimeZones, MAX_SHOWN_ZONES, offsetText } from './time-zone-options'

const WINTER_MS = Date.parse('2026-01-15T12:00:00Z')
const SUMMER_MS = Date.parse('2026-07-15T12:00:00Z')
const ZONES = ['UTC', 'Africa/Abidjan', 'America/New_York', 'America/Sao_Paulo', 'Asia/Kolkata', 'Europe/Zurich']
const names = (search: string, atMs = WINTER_MS) => findTimeZones(ZONES, search, atMs).map(({ name }) => name)

describe('the search over time zones', () => {
  it('finds a zone by its city, whatever the case, accents and spaces', () => {
    expect(names('zürich')).toEqual(['Europe/Zurich'])
    expect(names(' NEW york ')).toEqual(['America/New_York'])
    expect(names('sao_paulo')).toEqual(['America/Sao_Paulo'])
  })

  it('finds zones by region, and by what their clocks show at the time', () => {
    expect(names('america')).toEqual(['America/New_York', 'America/Sao_Paulo'])
    expect(names('+05:30')).toEqual(['Asia/Kolkata'])
    expect(names('+02:00', SUMMER_MS)).toEqual(['Europe/Zurich'])
    expect(names('+02:00', WINTER_MS)).toEqual([])
  })

  it('shows zones that begin with the search before those that merely hold it', () => {
    expect(findTimeZones(['Europe/Zurich', 'UTC'], 'u', WINTER_MS)[0]?.name).toBe('UTC')
  })

  it('finds nothing for what is no zone, and never more than can be read', () => {
    expect(names('mars')).toEqual([])
    expect(names('<script>')).toEqual([])
    expect(findTimeZones(knownTimeZones('UTC'), '', WINTER_MS)).toHaveLength(MAX_SHOWN_ZONES)
  })

  it('tells the offset of an instant, UTC included', () => {
    expect(offsetText('UTC', WINTER_MS)).toBe('UTC+00:00')
    expect([offsetText('Europe/Zurich', WINTER_MS), offsetText('Europe/Zurich', SUMMER_MS)]).toEqual([
      'UTC+01:00',
      'UTC+02:00',
    ])
  })

  it('offers UTC and a zone in use that the device does not list', () => {
    expect(knownTimeZones('Asia/Calcutta')).toEqual(expect.arrayContaining(['UTC', 'Asia/Calcutta', 'Europe/Paris']))
    expect(knownTimeZones('UTC').filter((name) => name === 'UTC')).toHaveLength(1)
  })
})
