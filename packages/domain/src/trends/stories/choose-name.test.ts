import { buildItem, ITEM_NOW_MS } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../primitives/time'
import { chooseName, leavesTelling, rankNames } from './choose-name'
import { WordFrequencies } from './word-frequencies'

/** Which headline names a story, told one an hour, and whether another is left to tell it. */
function chosen(...titles: readonly string[]) {
  const items = titles.map((title, hours) =>
    buildItem('feeds', title, { itemId: title, firstSeenAtMs: ITEM_NOW_MS + hours * HOUR_MS }),
  )
  const ranked = rankNames(items, WordFrequencies.shipped())
  const name = chooseName(ranked, ranked)
  return { name: name?.name, isLeft: name !== undefined && leavesTelling(name, ranked) }
}

describe('chooseName', () => {
  it('takes the oldest of headlines as good, so that a newer one is left to tell', () => {
    expect(chosen('Marin Vale wins the vote in Bergen', 'Bergen votes for Marin Vale as mayor')).toEqual({
      name: 'Marin Vale wins the vote in Bergen',
      isLeft: true,
    })
  })

  it('takes the briefer of two headlines, so that the other tells more', () => {
    const brief = 'Marin Vale endorses Ida Holm to succeed her'
    expect(chosen('Vale endorses Oslo harbour supervisor Ida Holm to succeed her', brief).name).toBe(brief)
  })

  it('takes no briefer headline that leaves out whom it is about', () => {
    const full = 'Oslo and Bergen reach a deal to end their long ferry war'
    expect(chosen(full, 'Mayor says that a deal is near').name).toBe(full)
  })

  it('counts no mere reaction as something left to tell', () => {
    const title = 'Marin Vale wins her first major title at the 2026 Oslo Championship'
    expect(chosen(title, 'Marin Vale’s husband reveals the moment he knew that she would win')).toEqual({
      name: title,
      isLeft: false,
    })
  })
})
