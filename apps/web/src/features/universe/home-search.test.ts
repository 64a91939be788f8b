import { describe, expect, it } from 'vitest'
import { parseHomeSearch } from './home-search'

const id = '00000000-0000-7000-8000-000000000001'

describe('parseHomeSearch', () => {
  it('reads search, planet, window and view', () => {
    const raw = { q: 'jazz', trend: id, modal: 'featured', view: '3d' }
    expect(parseHomeSearch(raw)).toEqual(raw)
  })

  it('hands hour and camera of the galaxy on, and of nothing else', () => {
    const raw = { at: '2026-11-20T18Z', look: '0_0_0_9_0_1' }
    expect(parseHomeSearch({ ...raw, view: 'galaxy' })).toEqual({ ...raw, view: 'galaxy' })
    expect(parseHomeSearch({ ...raw, view: '3d' })).toEqual({ view: '3d' })
  })

  it.each([[{ trend: 'x' }], [{ trend: [id] }], [{ modal: 'admin' }], [{ view: '4d' }], [{ q: ' ' }], [{ other: 1 }]])(
    'ignores %j',
    (raw) => {
      expect(parseHomeSearch(raw)).toEqual({})
    },
  )
})
