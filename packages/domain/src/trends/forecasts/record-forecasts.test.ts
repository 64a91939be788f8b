import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../primitives/time'
import { MODEL_VERSION } from './forecast-row'
import { firstSightRows, passedRows } from './record-forecasts'

const AT_MS = Date.UTC(2026, 2, 3, 12)
const SNAPSHOT = { source: 'hacker-news', observedAtMs: AT_MS } as const
const sighting = (itemId: string, chance: number | null) => ({ itemId, chance, rank: 4 })
const firstSight = (itemId: string, parts: object = {}) => ({
  itemId,
  moment: 'first_sight' as const,
  bar: 300,
  dueAtMs: AT_MS + 20 * HOUR_MS,
  ...parts,
})
const momentsOf = (rows: readonly { readonly moment: string }[]) => rows.map(({ moment }) => moment)

describe('firstSightRows', () => {
  it('are due after a day on live lists and after ten days on daily ones', () => {
    const made = [{ itemId: 'a', forecastAtMs: AT_MS, probability: 0.2, bar: 300 }]
    const [live] = firstSightRows('hacker-news', made, [sighting('a', null)])
    expect(live).toMatchObject({
      dueAtMs: AT_MS + DAY_MS,
      moment: 'first_sight',
      rank: 4,
      bar: 300,
      modelVersion: MODEL_VERSION,
    })
    expect(firstSightRows('github', made, [])[0]).toMatchObject({ dueAtMs: AT_MS + 10 * DAY_MS, rank: null })
  })
})

describe('passedRows', () => {
  it('are one for each chance that is passed for the first time, due when the first forecast is', () => {
    const rows = passedRows(SNAPSHOT, [sighting('a', 0.55)], [firstSight('a')])
    expect(momentsOf(rows)).toEqual(['passed_30', 'passed_50'])
    expect(rows[0]).toMatchObject({
      probability: 0.55,
      bar: 300,
      dueAtMs: AT_MS + 20 * HOUR_MS,
      forecastAtMs: AT_MS,
      rank: 4,
    })
  })

  it('pass a chance that is met exactly, and none that was passed before', () => {
    expect(momentsOf(passedRows(SNAPSHOT, [sighting('a', 0.7)], [firstSight('a')]))).toHaveLength(3)
    const known = [firstSight('a'), firstSight('a', { moment: 'passed_30' })]
    expect(momentsOf(passedRows(SNAPSHOT, [sighting('a', 0.5)], known))).toEqual(['passed_50'])
    expect(passedRows(SNAPSHOT, [sighting('a', 0.299)], [firstSight('a')])).toEqual([])
  })

  it.each([
    ['nothing is stated', null],
    ['it has broken out', 1],
  ])('are none where %s', (_, chance) => {
    expect(passedRows(SNAPSHOT, [sighting('a', chance)], [firstSight('a')])).toEqual([])
  })

  it('are none where no forecast is open: there is nothing to be due', () => {
    expect(passedRows(SNAPSHOT, [sighting('a', 0.9)], [])).toEqual([])
    expect(passedRows(SNAPSHOT, [sighting('a', 0.9)], [firstSight('a', { dueAtMs: AT_MS })])).toEqual([])
  })

  it('begin anew when an item comes back after its time', () => {
    const earlier = { dueAtMs: AT_MS - HOUR_MS }
    const open = [firstSight('a', earlier), firstSight('a', { ...earlier, moment: 'passed_30' }), firstSight('a')]
    expect(momentsOf(passedRows(SNAPSHOT, [sighting('a', 0.4)], open))).toEqual(['passed_30'])
  })
})
