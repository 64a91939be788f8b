import type { OpenMiniature } from './miniature'

type LoadMiniature = () => Promise<{ readonly openMiniature: OpenMiniature }>

/** The games whose cards show a run, each loaded when its card does. */
const MINIATURES: Readonly<Record<string, LoadMiniature>> = {
  'trend-quiz': () => import('./trend-quiz/miniature'),
  'meme-maker': () => import('./meme-maker/miniature'),
  'trend-predictor': () => import('./trend-predictor/miniature'),
}

/** Null for a game that has none. */
export function miniatureOf(gameId: string): LoadMiniature | null {
  return Object.hasOwn(MINIATURES, gameId) ? (MINIATURES[gameId] ?? null) : null
}
