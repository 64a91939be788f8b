export type Phase = 'ready' | 'playing' | 'paused' | 'over'

/** A game as the page's buttons know it. */
export type PlayedGame = {
  readonly phase: Phase
  begin(): void
  pause(): void
  resume(): void
}
