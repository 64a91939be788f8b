import type { Game } from '@trendverse/domain/games/game'
import { PRODUCT_NAME } from '@trendverse/domain/primitives/product'

/** GM-03, OP-56, OP-57 */
export const trendQuizGame: Game = {
  id: 'trend-quiz',
  name: 'Trend Quiz Challenge',
  description:
    'Fly through today’s universe. Ten gates, two worlds at each: fly on the side of the correct answer, and gather the sparks along the way.',
  gameUrl: '/games/trend-quiz/',
  gameType: 'html5',
  controls: 'mouse+keyboard',
  instructions: [
    'Steer with your finger, your mouse or a gamepad, whose menu button pauses.',
    'At each gate you answer by flying on the left or the right; flying through the ring of the correct answer earns 50 points more. Correct answers in a row multiply your points.',
    'Sparks in a row are worth more, and rocks damage your hull.',
    'In calm flight there are no rocks, and the craft waits at each gate until you choose.',
    'Keyboard: arrow keys or WASD to steer, P to pause.',
  ].join('\n'),
  category: 'Quiz',
  difficulty: 'Medium',
  responsive: true,
  thumbnail: '/games/trend-quiz/thumbnail.svg',
  minAge: 8,
  maxPlayers: 1,
  estimatedPlayTime: '5-10 min',
  tags: ['quiz', 'flight', 'daily', 'trends'],
  developer: PRODUCT_NAME,
  version: 'v1.2.0',
  fileSize: '2.5 MB',
  features: [
    'The same ten questions for everyone, new every day',
    'Real figures, with a receipt after each gate',
    'A calm flight without rocks or hurry',
    'Plays with keys, mouse, one finger or a gamepad',
  ],
  mobileOptimized: true,
}
