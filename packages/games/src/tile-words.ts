/** What three tiles of the page count in a game, whose names are the same in all games (PL-10). */
export type TileWords = { readonly level: string; readonly health: string; readonly coins: string }

const WORDS: Readonly<Record<string, TileWords>> = {
  'trend-quiz': { level: 'of 10 gates', health: 'hull', coins: 'sparks collected' },
  'meme-maker': { level: 'of 4 groups', health: 'guesses left', coins: 'memes made' },
  'trend-predictor': {
    level: 'of 10 cases',
    health: 'of possible points',
    coins: 'cases where you beat the base rate',
  },
}

/** Null for a game that is not ours: nobody knows what it counts. */
export function tileWords(gameId: string): TileWords | null {
  return Object.hasOwn(WORDS, gameId) ? (WORDS[gameId] ?? null) : null
}
