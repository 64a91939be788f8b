import type { Backend } from '@trendverse/contract/contract'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { createListeners } from '@trendverse/domain/primitives/store'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { isServerDown, LostChangeError, ServerFaultError } from '../call/error-from-response'
import { CALL_TIMEOUT_MS, SlowServerError } from '../call/fetch-json'
import { nextRuntimeState, type Runtime, type RuntimeEvent, type RuntimeState, runtimeOf } from './runtime-state'

/** OP-09: the first answer of the API must come within this, or the device steps in. */
export const FIRST_ANSWER_LIMIT_MS = 1_500

/** A member of the server has nothing on this device that could stand in: they wait until a request would be given up. */
export const MEMBER_ANSWER_LIMIT_MS = CALL_TIMEOUT_MS

declare global {
  interface Window {
    /** Another limit for the first answer: journeys run on machines that are too busy to answer in time. */
    firstAnswerLimitMs?: number
  }
}

const TICK_MS = 100
/** How soon a server that answered with a fault is asked again by a form that waits for it. */
const ASK_AGAIN_MS = SECOND_MS
/** OP-09: how often the health of a lost server is asked for. */
export const HEALTH_INTERVAL_MS = 30 * SECOND_MS

export type RuntimeSelectorOptions = {
  readonly loadServerBackend: () => Promise<Backend>
  readonly loadDeviceBackend: () => Promise<Backend>
  /** Resolves when the server is well, throws otherwise. */
  readonly checkHealth: () => Promise<void>
  /** A static demo build never asks for a server. */
  readonly deviceOnly: boolean
  /** Whether the visitor is signed in with the server: then its first answer may take `MEMBER_ANSWER_LIMIT_MS`. */
  readonly isMember: () => boolean
  /** The server has not given its first answer in the usual time, and is still waited for. */
  readonly onSlow: () => void
  readonly log: (message: string, cause: unknown) => void
  /** The server answers: the first time on this page, and again after it was lost. */
  readonly onServerFound: () => void
}

export type RuntimeSelector = {
  readonly runtime: () => Runtime
  readonly subscribe: (listener: () => void) => () => void
  /** Runs `onServer` while a server answers, otherwise (and silently, ER-04) `onDevice`. */
  readonly run: <Output>(
    onServer: () => Promise<Output>,
    onDevice: (backend: Backend) => Promise<Output>,
  ) => Promise<Output>
  /** One call of the contract against whichever backend stands. */
  readonly call: <Output>(call: (backend: Backend) => Promise<Output>) => Promise<Output>
  /**
   * One call about something that `owner` keeps and the other does not know: it is answered there or nowhere. This device
   * always answers for itself. Throws AppError `unavailable` while the server is lost, reads included, and `not_found`
   * where there never is one.
   */
  readonly callAt: <Output>(owner: Runtime, call: (backend: Backend) => Promise<Output>) => Promise<Output>
  /** Between screens the runtime may change: a server that is well again takes over, a lost one is given up. */
  readonly betweenScreens: () => void
  /**
   * Something on this screen must not change hands, such as a form that is being filled in: until the next screen the
   * runtime stays what it is. Where no server has answered on this page yet, it is asked now.
   */
  readonly holdRuntime: () => void
  /**
   * The form on this screen is about accounts: where no server has answered on this page yet, it waits as long as it takes for
   * one that is slow or answers with a fault, and never becomes one of this device meanwhile. Resolves when there is an answer,
   * no server turns out to be there at all, or the screen is left.
   */
  readonly awaitServer: () => Promise<void>
  /** Asks a lost server for its health, now and every 30 s; returns what stops it. */
  readonly watchHealth: () => () => void
  /** Asks a lost server for its health once, and lets it take over at once if it is well. */
  readonly findServer: () => Promise<void>
}

/**
 * Rejects when the very first answer takes too long. Counts in ticks: while the page is busy drawing, neither ticks nor
 * answers come through, and that time must not count against the server.
 */
function withinFirstAnswerLimit<Output>(
  answer: Promise<Output>,
  { isMember, onSlow, isAwaited }: Pick<RuntimeSelectorOptions, 'isMember' | 'onSlow'> & { isAwaited: () => boolean },
): Promise<Output> {
  const usualMs = window.firstAnswerLimitMs ?? FIRST_ANSWER_LIMIT_MS
  const limitMs = isMember() ? Math.max(usualMs, MEMBER_ANSWER_LIMIT_MS) : usualMs
  return new Promise((resolve, reject) => {
    let ticks = 0
    const timer = setInterval(() => {
      ticks += 1
      if (limitMs > usualMs && ticks * TICK_MS === usualMs) onSlow()
      if (ticks * TICK_MS < limitMs || isAwaited()) return
      reject(new AppError('unavailable', 'The first answer took too long.', { retryable: true }))
    }, TICK_MS)
    answer.then(resolve, reject).finally(() => clearInterval(timer))
  })
}

/** Whether a failure shows that there is a server, which takes its time or is just starting. */
const isThere = (error: unknown): boolean => error instanceof SlowServerError || error instanceof ServerFaultError

/** Whether a call ended because its signal was aborted. */
const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Decides, call by call, whether the server or the device answers (OP-09, GN-07). */
export function createRuntimeSelector(options: RuntimeSelectorOptions): RuntimeSelector {
  let state: RuntimeState = {
    stage: options.deviceOnly ? 'browser' : 'server',
    hasAnswered: false,
    isFound: false,
    isAwaited: false,
  }
  /** The question to a server that has not answered yet, while a form waits for it. */
  let firstAnswer: Promise<unknown> = Promise.resolve()
  /** The form that waits is left: what comes next waits no longer than anything else. */
  let leaveForm = (): void => undefined
  /** Number of the wait: what an earlier one finds out is nobody's any more. */
  let wait = 0
  let hasToldSlow = false
  const onSlow = () => {
    if (!hasToldSlow) options.onSlow()
    hasToldSlow = true
  }
  const changes = createListeners()

  const runtime = () => runtimeOf(state)

  const note = (event: RuntimeEvent) => {
    const before = state
    state = nextRuntimeState(before, event)
    if (runtime() !== runtimeOf(before)) changes.notify()
    if (state.isFound && !before.isFound) options.onServerFound()
  }

  const askServer = async <Output>(onServer: () => Promise<Output>): Promise<{ readonly output: Output } | 'lost'> => {
    try {
      const answer = onServer()
      const output = await (state.hasAnswered
        ? answer
        : withinFirstAnswerLimit(answer, { isMember: options.isMember, onSlow, isAwaited: () => state.isAwaited }))
      note('answered')
      return { output }
    } catch (error) {
      // The page called it off: that says nothing of the server.
      if (isAborted(error)) throw error
      if (!isServerDown(error)) {
        note('answered')
        throw error
      }
      if (state.isAwaited && !state.hasAnswered && isThere(error)) {
        // It is still asked for its health, see `awaitServer`; what was called for is asked for again after that.
        await firstAnswer
        return runtime() === 'server' ? askServer(onServer) : 'lost'
      }
      options.log('The server does not answer; this device takes over.', error)
      note('failed')
      if (state.hasAnswered && error instanceof LostChangeError) throw error
      return 'lost'
    }
  }

  /** Asks for the health of a server that has not answered yet, again and again while it is slow or still starting. */
  const askUntilAnswered = async (asked: number): Promise<void> => {
    const isOver = () => asked !== wait || !state.isAwaited
    try {
      await options.checkHealth()
      note('answered')
    } catch (error) {
      if (isOver()) return
      if (isThere(error)) {
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
        return isOver() ? undefined : askUntilAnswered(asked)
      }
      options.log('The server does not answer a form of accounts.', error)
      note(isServerDown(error) ? 'failed' : 'answered')
    }
  }

  const run: RuntimeSelector['run'] = async (onServer, onDevice) => {
    await firstAnswer
    if (runtime() === 'server') {
      const answer = await askServer(onServer)
      if (answer !== 'lost') return answer.output
    }
    return onDevice(await options.loadDeviceBackend())
  }

  const askHealth = async () => {
    if (options.deviceOnly || runtime() === 'server') return
    try {
      await options.checkHealth()
      note('healthy')
    } catch (cause) {
      note('unhealthy')
      // ER-03 is raised and logged, never shown.
      options.log('Backend is not responding', cause)
    }
  }

  return {
    runtime,
    subscribe: changes.subscribe,
    run,
    call: (call) => run(async () => call(await options.loadServerBackend()), call),
    callAt: async (owner, call) => {
      if (owner === 'browser') return call(await options.loadDeviceBackend())
      if (options.deviceOnly) throw new AppError('not_found', 'This site has no server.')
      await firstAnswer
      const answer =
        runtime() === 'server' ? await askServer(async () => call(await options.loadServerBackend())) : 'lost'
      if (answer === 'lost') throw new AppError('unavailable', 'The server could not be reached.', { retryable: true })
      return answer.output
    },
    betweenScreens: () => {
      note('nextScreen')
      leaveForm()
    },
    holdRuntime: () => {
      const mustAsk = state.stage === 'server' && !state.hasAnswered && !state.isAwaited
      note('held')
      if (mustAsk) firstAnswer = askServer(options.checkHealth).catch(() => undefined)
    },
    awaitServer: async () => {
      note('awaited')
      if (state.stage === 'browser' || state.stage === 'recovering' || state.hasAnswered) return
      const left = new Promise<void>((resolve) => {
        leaveForm = resolve
      })
      firstAnswer = Promise.race([askUntilAnswered(++wait), left])
      await firstAnswer
    },
    watchHealth: () => {
      const ask = () => void askHealth()
      const timer = setInterval(ask, HEALTH_INTERVAL_MS)
      window.addEventListener('focus', ask)
      window.addEventListener('online', ask)
      return () => {
        clearInterval(timer)
        window.removeEventListener('focus', ask)
        window.removeEventListener('online', ask)
      }
    },
    findServer: async () => {
      await askHealth()
      note('nextScreen')
    },
  }
}
