/** `server`: the database lies with the server. `browser`: the same use cases run on this device. */
export type Runtime = 'server' | 'browser'

/**
 * Who answers a page, and what is known of the server meanwhile. The runtime changes between screens, and at once only
 * where nobody fills in a form (OP-09).
 *
 * ```mermaid
 * stateDiagram-v2
 *   [*] --> trying
 *   trying --> server: answered
 *   trying --> browser: failed
 *   trying --> heldTrying: held
 *   heldTrying --> held: answered
 *   heldTrying --> browser: failed, never heard of
 *   heldTrying --> lost: failed, heard of before
 *   heldTrying --> trying: next screen
 *   server --> held: held
 *   server --> browser: failed
 *   held --> server: next screen
 *   held --> lost: failed
 *   lost --> held: answered
 *   lost --> browser: next screen
 *   browser --> recovering: healthy
 *   recovering --> browser: unhealthy
 *   recovering --> trying: next screen
 * ```
 */
export type RuntimeStage =
  /** The server is asked and has not answered since it was chosen. */
  | 'trying'
  /** The same while a form on this screen waits for who answers it. */
  | 'heldTrying'
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
  /** Whether the server ever answered this page. What it answers once it may be slow about. */
  readonly hasAnswered: boolean
}

export type RuntimeEvent = 'answered' | 'failed' | 'held' | 'nextScreen' | 'healthy' | 'unhealthy'

const TRANSITIONS: Readonly<Record<RuntimeStage, Partial<Readonly<Record<RuntimeEvent, RuntimeStage>>>>> = {
  trying: { answered: 'server', failed: 'browser', held: 'heldTrying' },
  heldTrying: { answered: 'held', failed: 'browser', nextScreen: 'trying' },
  server: { failed: 'browser', held: 'held' },
  held: { failed: 'lost', nextScreen: 'server' },
  lost: { answered: 'held', nextScreen: 'browser' },
  browser: { healthy: 'recovering' },
  recovering: { unhealthy: 'browser', nextScreen: 'trying' },
}

/** The state after an event; events that say nothing new in a state leave it. */
export function nextRuntimeState({ stage, hasAnswered }: RuntimeState, event: RuntimeEvent): RuntimeState {
  const isLostUnderForm = stage === 'heldTrying' && event === 'failed' && hasAnswered
  return {
    stage: isLostUnderForm ? 'lost' : (TRANSITIONS[stage][event] ?? stage),
    hasAnswered: hasAnswered || event === 'answered',
  }
}

/** Who answers in a state. */
export function runtimeOf({ stage }: RuntimeState): Runtime {
  return stage === 'browser' || stage === 'recovering' ? 'browser' : 'server'
}
