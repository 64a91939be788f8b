/** Each mode has boards of its own. `calm` asks nothing of one's reactions. */
export const GAME_MODES = ['normal', 'calm'] as const

/** What a run is played with: figures of the day, those of the day before, or dated facts of the starter catalogue. */
export const GAME_EDITIONS = ['today', 'yesterday', 'archive'] as const
