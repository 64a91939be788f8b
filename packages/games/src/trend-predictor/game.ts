import type { Game } from '@trendverse/domain/games/game'
import { PRODUCT_NAME } from '@trendverse/domain/primitives/product'

/** GM-05, OP-56, OP-57 */
export const trendPredictorGame: Game = {
  id: 'trend-predictor',
  name: 'Trend Predictor',
  description:
    'Ten real cases, their outcomes hidden. Say how likely each was to break out, watch the rest of the curve, and see whether you beat the base rate, or our forecasting engine where it had a say.',
  gameUrl: '/games/trend-predictor/',
  gameType: 'html5',
  controls: 'mouse+keyboard',
  instructions: [
    'Each case shows a trend’s count on one source so far, and the bar it had to pass. How likely was it?',
    'Turn the planet from night to day: drag its edge or the slider. Answers go in steps of five. Lock it in, and the rest of the curve is drawn.',
    'Sure and right earns 10,000 points, 50% earns 7,500 either way, sure and wrong nothing. The slider shows what your answer is worth.',
    'About four of ten cases broke out; the numbers of the base rate and of the engine are adjusted to that.',
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
    'You against the base rate, and against the engine where it forecast',
    'A calibration chart of how sure you were',
    'No clock: think as long as you like',
  ],
  mobileOptimized: false,
}
