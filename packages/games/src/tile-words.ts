/** What three tiles of the page count in a game, whose names are the same in all games (PL-10). */
export type TileWords = { readonly level: string; readonly health: string; readonly coins: string }

const WORDS: Readonly<Record<string, TileWords>> = {
  'trend-quiz': { level: 'gate of 10', health: 'of your hull', coins: 'sparks' },
  'meme-maker': { level: 'group of 4', health: 'of your guesses left', coins: 'memes made' },
  'trend-predictor': { level: 'case of 10', health: 'of the points so far', coins: 'better than the base rate' },
}

/** Null for a game that is not ours: nobody knows what it counts. */
export function tileWords(gameId: string): TileWords | null {
  return Object.hasOwn(WORDS, gameId) ? (WORDS[gameId] ?? null) : null
}
