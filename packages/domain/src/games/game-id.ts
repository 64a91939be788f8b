/** The games of our own, in the order they are offered (OP-56). An id is also the slug in addresses. */
export const GAME_IDS = ['trend-quiz', 'meme-maker', 'trend-predictor'] as const

export type GameId = (typeof GAME_IDS)[number]

/** Whether a text names a game of our own. */
export function isGameId(text: string): text is GameId {
  return (GAME_IDS as readonly string[]).includes(text)
}
