import type { Game } from '@trendverse/domain/games/game'
import { PRODUCT_NAME } from '@trendverse/domain/primitives/product'

/** GM-03, OP-56, OP-57 */
export const trendQuizGame: Game = {
  id: 'trend-quiz',
  name: 'Trend Quiz Challenge',
  description:
    'Fly through today’s universe. There are ten gates with two worlds at each: fly on the side of the correct answer, and collect sparks along the way.',
  gameUrl: '/games/trend-quiz/',
  gameType: 'html5',
  controls: 'mouse+keyboard',
  instructions: [
    'Steer with your finger, your mouse or a gamepad. The gamepad’s menu button pauses the game.',
    'At each gate, answer by flying left or right. Flying through the ring of the correct answer earns 50 extra points. Correct answers in a row multiply your points.',
    'Sparks in a row are worth more, and rocks damage your hull.',
    'In calm mode there are no rocks, and your craft waits at each gate until you choose.',
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
    'Real figures, with their source after each gate',
    'A calm mode with no rocks and no rush',
    'Play with the keyboard, a mouse, one finger or a gamepad',
  ],
  mobileOptimized: true,
}
