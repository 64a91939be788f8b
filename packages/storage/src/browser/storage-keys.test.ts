import { expect, it } from 'vitest'
import { deviceTables } from './device-tables'
import { LOCAL_TRENDS_KEY, leaderboardKey, TRENDS_CACHE_KEY } from './storage-keys'

const TREND_ID = '00000000-0000-7000-8000-000000000001'

it('the stores the specification names have its names (ST-01, ST-04, ST-05, OP-76)', () => {
  const kept = [TRENDS_CACHE_KEY, LOCAL_TRENDS_KEY, leaderboardKey(TREND_ID), ...deviceTables().map(({ key }) => key)]
  expect(kept).toEqual(
    expect.arrayContaining([
      'users',
      'systemSettings',
      'trialUsed',
      'newsletter_subscribers',
      'newsletter_analytics',
      'trendverse_trends_cache',
      'trendverse_local_trends',
      'trendverse_tokens',
      'trendverse_kyc_required_users',
      'trendverse_kyc_urls',
      'trendverse_smtp_configs',
      `trendverse_leaderboard_${TREND_ID}`,
      'trendverse_saved_memes',
      'trendverse_meme_history',
      'trendverse_outbox',
    ]),
  )
})
