import type { Game } from '@trendverse/domain/games/game'
import type { GameId } from '@trendverse/domain/games/game-id'
import { memeMakerGame } from './meme-maker/game'
import { trendPredictorGame } from './trend-predictor/game'
import { trendQuizGame } from './trend-quiz/game'

/** What the catalogue shows of the games that can be played, in its order. Rules and packs are loaded by who plays them. */
export const GAMES = {
  'trend-quiz': trendQuizGame,
  'meme-maker': memeMakerGame,
  'trend-predictor': trendPredictorGame,
} as const satisfies Readonly<Partial<Record<GameId, Game>>>
