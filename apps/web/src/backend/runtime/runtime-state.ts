/** `server`: the database lies with the server. `browser`: the same use cases run on this device. */
export type Runtime = 'server' | 'browser'

/**
 * Who answers a page. The runtime changes between screens; while no form is being filled in, it also changes as soon as the
 * server fails (OP-09).
 *
 * ```mermaid
 * stateDiagram-v2
 *   [*] --> server
 *   server --> held: held
 *   server --> browser: failed
 *   held --> server: next screen
 *   held --> lost: failed, has answered before
 *   held --> browser: failed, never answered
 *   lost --> held: answered
 *   lost --> browser: next screen
 *   browser --> recovering: healthy
 *   recovering --> browser: unhealthy
 *   recovering --> server: next screen
 * ```
 */
export type RuntimeStage =
  | 'server'
  /** A form on this screen belongs to the server. */
  | 'held'
  /** The server went away under a form; it stays the form's until the next screen. */
  | 'lost'
  | 'browser'
  /** This device answers, and the server is well again: it takes over with the next screen. */
  | 'recovering'

export type RuntimeState = {
  readonly stage: RuntimeStage
  /** Whether the server ever answered this page. Once it has, it may be slow. */
  readonly hasAnswered: boolean
  /** Whether it has answered since it was last chosen. */
  readonly isFound: boolean
  /** Whether a form of accounts on this screen waits for the first answer of a slow server as long as it takes. */
  readonly isAwaited: boolean
}

export type RuntimeEvent = 'answered' | 'failed' | 'held' | 'awaited' | 'nextScreen' | 'healthy' | 'unhealthy'

const TRANSITIONS: Readonly<Record<RuntimeStage, Partial<Readonly<Record<RuntimeEvent, RuntimeStage>>>>> = {
  server: { failed: 'browser', held: 'held' },
  held: { failed: 'lost', nextScreen: 'server' },
  lost: { answered: 'held', nextScreen: 'browser' },
  browser: { healthy: 'recovering' },
  recovering: { unhealthy: 'browser', nextScreen: 'server' },
}

/** The state after an event; events that say nothing new in a stage leave it. */
export function nextRuntimeState(state: RuntimeState, event: RuntimeEvent): RuntimeState {
  const hasAnswered = state.hasAnswered || event === 'answered'
  const isAwaited = event === 'awaited' || (state.isAwaited && event !== 'nextScreen')
  const isGivenUp = state.stage === 'held' && event === 'failed' && !hasAnswered
  const stage = isGivenUp ? 'browser' : (TRANSITIONS[state.stage][event] ?? state.stage)
  const isFound = runtimeOf({ stage }) === 'server' && (state.isFound || event === 'answered')
  return { stage, hasAnswered, isFound, isAwaited }
}

/** Who answers in a state. */
export function runtimeOf({ stage }: Pick<RuntimeState, 'stage'>): Runtime {
  return stage === 'browser' || stage === 'recovering' ? 'browser' : 'server'
}
