import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../primitives/time'
import type { MergeProposal, StoryConstraints } from './story-decisions'
import { StoryWorld, storyItem, WORLD_START_MS } from './story-world.fixtures'

const FERRY = ['Ferry Halvic Star capsizes with ninety aboard', 'Halvic Star ferry capsizes in storm']
const CAPTAIN = ['Captain of Halvic held by police', 'Police arrest captain of sunken Halvic']
const CHESS = ['Chess champion loses to a boy of twelve', 'Boy of twelve beats chess champion']

/** Two stories, the second so many hours after the first, and what a round makes of a proposal about them. */
function openWorld(
  first: readonly string[],
  second: readonly string[],
  { gapHours = 39, ...constraints }: Partial<StoryConstraints> & { readonly gapHours?: number } = {},
) {
  const world = new StoryWorld(constraints)
  const tell = (titles: readonly string[], fromHour: number): string => {
    const items = titles.map((title, hour) =>
      storyItem(title, { publisher: `paper ${title}`, firstSeenAtMs: WORLD_START_MS + (fromHour + hour) * HOUR_MS }),
    )
    for (const item of items) world.round([item])
    const ids = new Set(items.map(({ id }) => world.storyOf.get(id)))
    expect(ids.size).toBe(1)
    return [...ids][0] ?? ''
  }
  const [a, b] = [tell(first, 0), tell(second, gapHours)]
  expect(a).not.toBe(b)
  const nowMs = WORLD_START_MS + (gapHours + 2) * HOUR_MS
  const propose = (...proposals: readonly MergeProposal[]) => world.round([], { nowMs, proposals }).merges
  return { world, a, b, propose }
}

describe('a proposed merge', () => {
  it('is made where the words come close, and says why', () => {
    const { a, b, propose, world } = openWorld(FERRY, CAPTAIN)
    expect(propose()).toEqual([])
    expect(propose([b, a])).toEqual([
      { fromId: b, intoId: a, fromSize: 2, intoSize: 2, reason: 'proposal', likeness: expect.any(Number) },
    ])
    expect(world.index.get(b)).toBeUndefined()
    expect(world.index.get(a)?.size).toBe(4)
    // proposed once more, it is one story already
    expect(propose([a, b])).toEqual([])
  })

  it('is not made of two stories without a word in common', () => {
    const { a, b, propose } = openWorld(FERRY, CHESS)
    expect(propose([a, b], [b, a])).toEqual([])
  })

  it('is not made where an administrator took the two apart', () => {
    const { a, b, propose } = openWorld(FERRY, CAPTAIN, { isKeptApart: () => true })
    expect(propose([a, b])).toEqual([])
  })

  it.each([
    ['the two are 72 hours apart', FERRY, CAPTAIN, 75],
    [
      'a number tells them apart',
      ['Halvic 16 phone goes on sale in May'],
      ['Halvic 17 phone goes on sale in June'],
      30,
    ],
    [
      'they are the same sentence about something else',
      ['Show of Perrin glass opens in Larkhall museum'],
      ['Show of Dunmere silver opens in Larkhall museum'],
      30,
    ],
    ['they share one subject', ['Netflix raises prices in Canada'], ['Netflix signs boxing legend for a drama'], 30],
  ])('is not made where %s', (_, first, second, gapHours) => {
    const { a, b, propose } = openWorld(first, second, { gapHours })
    expect(propose([a, b], [b, a])).toEqual([])
  })

  it('of stories that are gone, or of one with itself, changes nothing', () => {
    const { a, b, propose, world } = openWorld(FERRY, CAPTAIN)
    expect(propose([a, a], [a, 'gone'], ['gone', b], ['gone', 'gone'])).toEqual([])
    expect(world.index.size).toBe(2)
  })
})
