import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../primitives/time'
import { settlePopulation } from './compose-population'
import { advanceTrend } from './compose-trend'
import { editTrend, newAdminTrend, withdrawTrend } from './edit-trend'
import type { FollowedTrend } from './followed-trend'
import { restsByItself } from './remembered-trend'
import { WordFrequencies } from './stories/word-frequencies'

const NOW_MS = Date.UTC(2026, 2, 3, 12)
const ID = '00000000-0000-7000-8000-000000000001'
const NO_HISTORY = new Map()

function live(changes: Partial<FollowedTrend> = {}): FollowedTrend {
  return {
    ...newAdminTrend(ID, { name: 'Moon' }, NOW_MS),
    origin: 'live',
    descriptionOrigin: { kind: 'source', label: 'Somewhere', url: null },
    lifecycle: 'rising',
    momentum: 2,
    lastEvidenceAtMs: NOW_MS,
    ...changes,
  }
}

describe('newAdminTrend', () => {
  it('fills in what was left out (TR-02, TR-03)', () => {
    expect(newAdminTrend(ID, {}, NOW_MS)).toMatchObject({
      name: 'Unnamed Trend',
      description: 'No description available for this trend.',
      category: 'General',
      color: '#00ffff',
      status: 'active',
      featuredByAdmin: null,
      tags: [],
      views: 0,
      interactions: 0,
      createdDate: '2026-03-03T12:00:00.000Z',
      updatedDate: '2026-03-03T12:00:00.000Z',
      origin: 'admin',
    })
  })
})

describe('editTrend', () => {
  it('changes what is named and keeps the rest', () => {
    const edited = editTrend(live({ tags: ['a'], views: 4 }), { name: 'Luna', featured: true }, NOW_MS + 5)
    expect(edited).toMatchObject({ name: 'Luna', featuredByAdmin: true, tags: ['a'], views: 4, origin: 'live' })
    expect(edited.updatedDate).toBe(new Date(NOW_MS + 5).toISOString())
  })

  it('always moves the date of the last change on, whatever the clock says', () => {
    expect(editTrend(live(), {}, NOW_MS - MINUTE_MS).updatedDate).toBe(new Date(NOW_MS + 1).toISOString())
  })

  it('leaves the decision about featuring to nobody again', () => {
    expect(editTrend(live({ featuredByAdmin: true }), { featured: null }, NOW_MS).featuredByAdmin).toBeNull()
    expect(editTrend(live({ featuredByAdmin: true }), {}, NOW_MS).featuredByAdmin).toBe(true)
  })

  it('names the administrator as author of a new description only', () => {
    const source = live({ description: 'As the source says.' })
    expect(editTrend(source, { description: 'Ours.' }, NOW_MS).descriptionOrigin).toEqual({ kind: 'admin' })
    expect(editTrend(source, { description: 'As the source says.' }, NOW_MS).descriptionOrigin.kind).toBe('source')
  })

  it.each([{ description: 'Ours.' }, { category: 'Science' }, { tags: [] }] as const)(
    'makes a live trend whose %j was written the administrator’s own',
    (edit) => expect(editTrend(live(), edit, NOW_MS).origin).toBe('admin'),
  )

  it('keeps a trend that was shown again on show, without news, too', () => {
    const resting = live({ status: 'archived', lifecycle: 'dormant', lastEvidenceAtMs: NOW_MS - 10 * DAY_MS })
    const shown = editTrend(resting, { status: 'active' }, NOW_MS)
    const [settled] = settlePopulation([advanceTrend(shown, [], NO_HISTORY, WordFrequencies.shipped(), NOW_MS)])
    expect(settled?.status).toBe('active')
  })

  it('archives a dormant trend so that it does not wake by itself', () => {
    expect(restsByItself(editTrend(live({ lifecycle: 'dormant' }), { status: 'archived' }, NOW_MS))).toBe(false)
    expect(restsByItself(withdrawTrend(live({ lifecycle: 'dormant', status: 'archived' }), NOW_MS))).toBe(false)
  })
})
