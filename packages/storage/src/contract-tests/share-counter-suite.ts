import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { CountedShare } from '@trendverse/application/ports/trends'
import { expect, it } from 'vitest'

const LINK: CountedShare = { kind: 'trend', platform: null, method: 'copy_link' }
const POST: CountedShare = { kind: 'quiz', platform: 'reddit', method: 'platform' }

/** What every ShareCounter promises, as the figures of administrators tell it. */
export function shareCounterSuite(fresh: () => Promise<StoragePorts>): void {
  it('has counted nothing at first', async () => {
    const { analytics } = await fresh()
    expect(await analytics.countShares()).toEqual({
      total: 0,
      byKind: [],
      byPlatform: [],
    })
  })

  it('counts by kind and platform, the most first', async () => {
    const { shareCounter, analytics } = await fresh()
    for (const day of ['2026-03-03', '2026-02-25', '2026-02-24', '2026-02-02', '2026-02-01', '2020-01-01']) {
      await shareCounter.add(POST, day)
    }
    await shareCounter.add(LINK, '2026-03-03')
    await shareCounter.add({ ...POST, platform: 'twitter' }, '2026-03-03')
    await shareCounter.add({ ...POST, platform: 'twitter', method: 'copy_text' }, '2026-03-03')
    expect(await analytics.countShares()).toEqual({
      total: 9,
      byKind: [
        { kind: 'quiz', count: 8 },
        { kind: 'trend', count: 1 },
      ],
      byPlatform: [
        { platform: 'reddit', count: 6 },
        { platform: 'twitter', count: 2 },
        { platform: null, count: 1 },
      ],
    })
  })

  it('counts every one of fifty at once', async () => {
    const { shareCounter, analytics } = await fresh()
    await Promise.all(Array.from({ length: 50 }, () => shareCounter.add(POST, '2026-03-03')))
    expect(await analytics.countShares()).toMatchObject({ total: 50 })
  })
}
