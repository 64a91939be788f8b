import { expect, it } from 'vitest'
import { parseHomeSearch } from '../../features/universe/home-search'
import { onlyKnown } from './only-known'

/** As the router does it: what was parsed is laid over what was typed. */
const routed = (raw: Record<string, unknown>) => ({ ...raw, ...onlyKnown(raw, parseHomeSearch(raw)) })

it('leaves nothing of a value that the parser refused', () => {
  expect(routed({ q: { a: 1 }, modal: 'other', view: 7, stranger: 'x' })).toEqual({})
})

it('keeps what the parser took', () => {
  expect(routed({ q: ' comet ', modal: 'welcome', view: '3d' })).toMatchObject(
    parseHomeSearch({ q: ' comet ', modal: 'welcome', view: '3d' }),
  )
})
