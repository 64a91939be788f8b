export type Phase = 'ready' | 'playing' | 'paused' | 'over'

/** What the page's buttons can do with a game. */
export type PlayedGame = {
  readonly phase: Phase
  begin(): void
  pause(): void
  resume(): void
}
