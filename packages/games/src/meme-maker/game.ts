import type { Game } from '@trendverse/domain/games/game'
import { PRODUCT_NAME } from '@trendverse/domain/primitives/product'

/** GM-04, OP-56, OP-57 */
export const memeMakerGame: Game = {
  id: 'meme-maker',
  name: 'Meme Maker',
  description:
    'Sixteen scraps, four trends. Match the four that belong together, and they turn into a meme for you to caption.',
  gameUrl: '/games/meme-maker/',
  gameType: 'html5',
  controls: 'touch',
  instructions: [
    'Choose four scraps that belong to the same trend, and press Make it.',
    'If you’re right, they turn into a meme. Pick the caption you like best.',
    'If three of your four match, you’re “one away”. Each mistake costs 50 points, and the fourth ends the puzzle.',
    'Harder trends are worth more. Finding the hardest one first earns 200 extra points, and finishing without a mistake earns 300.',
    'There’s no clock, so take as long as you like.',
    'Keyboard: arrow keys to move, Space to choose, Enter to make it.',
  ].join('\n'),
  category: 'Creative',
  difficulty: 'Easy',
  responsive: true,
  thumbnail: '/games/meme-maker/thumbnail.svg',
  minAge: 10,
  maxPlayers: 1,
  estimatedPlayTime: '3-5 min',
  tags: ['memes', 'words', 'daily', 'trends'],
  developer: PRODUCT_NAME,
  version: 'v2.1.0',
  fileSize: '1.8 MB',
  features: [
    'The same sixteen scraps for everyone, new every day',
    'Four memes to caption',
    'No clock and nothing to chase',
    'The source of every scrap at the end',
  ],
  mobileOptimized: true,
}
