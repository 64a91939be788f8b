import type { GamePack } from '@trendverse/domain/games/game-pack'
import { GAMES } from '@trendverse/games/registry'
import { recordRun } from '@trendverse/games/rules-kit/record-run'
import { absentPilot } from '@trendverse/games/trend-quiz/pilot'
import { rules } from '@trendverse/games/trend-quiz/rules/v1/rules'
import { samplePack } from '@trendverse/games/trend-quiz/testing/sample-pack'

/** What the games of the scene are played with: an invented day. */
export const SAMPLE_PACK: GamePack = {
  id: 'trend-quiz-2026-01-02-0123456789ab',
  gameId: 'trend-quiz',
  day: '2026-01-02',
  edition: 'today',
  content: JSON.stringify(samplePack),
  builtAtMs: Date.UTC(2026, 0, 2),
  withdrawnAtMs: null,
}
/** Somebody who touches nothing. */
const SAMPLE_RUN = recordRun(
  rules,
  { seed: `${SAMPLE_PACK.id}/daily`, pack: samplePack, mode: 'normal' },
  absentPilot(),
)
export const SAMPLE_LOG = {
  log: Buffer.from(SAMPLE_RUN.log).toString('base64url'),
  ...rules.score(SAMPLE_RUN.end),
}
/** What an administrator adds. */
export const ADDED_GAME = { ...GAMES['trend-quiz'], id: 'another-game', gameUrl: '/games/another-game/' }
