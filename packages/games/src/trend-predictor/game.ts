import type { Game } from '@trendverse/domain/games/game'
import { PRODUCT_NAME } from '@trendverse/domain/primitives/product'

/** GM-05, OP-56, OP-57 */
export const trendPredictorGame: Game = {
  id: 'trend-predictor',
  name: 'Trend Predictor',
  description:
    'Ten real cases with their outcomes hidden. Estimate how likely each one was to break out, that is, to reach its threshold in time. Then watch what really happened, and see whether you beat the base rate or our forecasting engine.',
  gameUrl: '/games/trend-predictor/',
  gameType: 'html5',
  controls: 'mouse+keyboard',
  instructions: [
    'Each case shows a trend’s count on one source so far, and the threshold it had to reach to break out. How likely was it?',
    'Turn the planet from night to day to set your estimate: drag its edge or the slider, in steps of five percent. Lock it in to see the rest of the curve.',
    'Certain and right earns 10,000 points, 50% earns 7,500 either way, certain and wrong earns nothing. The slider shows what your answer is worth.',
    'About four in ten cases broke out, and the base rate and the engine allow for that.',
    'Keyboard: arrow keys or a typed percentage to answer, Enter to lock it in, P or Escape to pause.',
  ].join('\n'),
  category: 'Strategy',
  difficulty: 'Hard',
  responsive: true,
  thumbnail: '/games/trend-predictor/thumbnail.svg',
  minAge: 12,
  maxPlayers: 1,
  estimatedPlayTime: '15-30 min',
  tags: ['prediction', 'strategy', 'daily', 'trends'],
  developer: PRODUCT_NAME,
  version: 'v1.0.0',
  fileSize: '4.2 MB',
  features: [
    'Ten real cases every day, from this site or from public records',
    'Play against the base rate, and against our engine where it made a forecast',
    'A chart of how well your confidence matched what happened',
    'No clock: take as long as you like',
  ],
  mobileOptimized: false,
}
