import type { Backend } from '@trendverse/contract/contract'
import type { GenerationStage } from '@trendverse/domain/ai/generation-job'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { CallingServices } from '../../backend/call/call-owner'
import { followJob, type Waiting } from '../../backend/call/follow-job'
import { logFailure } from '../../backend/call/log-failure'
import type { MemeOrder, OwnMeme } from '../../backend/call/meme-calls'
import { type Services, useServices } from '../../backend/services'
import { useAlert } from '../../components/overlays/use-alert'
import { makingProblem } from './making-problem'
import { type MemeState, memeFlow, NOTHING_MADE } from './meme-flow'

type Answer = Awaited<ReturnType<Backend['memes']['generate']>>['data']

const progressOf = ({ meme, job }: Answer) => ({ made: meme, job })

/**
 * Asks for a meme and waits until it is there (MM-12). When the visitor leaves, its order is cancelled, so that what it cost is
 * given back. Throws what the meme was refused with, or the reason of `signal`.
 */
async function orderMeme(
  services: Pick<Services, 'call'> & CallingServices,
  order: MemeOrder,
  { onCalledOff, ...waiting }: Waiting & { /** What it cost is given back. */ readonly onCalledOff: () => void },
): Promise<OwnMeme> {
  // Awaited even after the visitor has left: only the answer tells which job to cancel.
  const { data } = await services.call((backend) => backend.memes.generate(order))
  return followJob(services, {
    ...waiting,
    thing: 'meme',
    first: progressOf(data),
    ask: async (backend, id, signal) => progressOf((await backend.memes.job({ id }, { signal })).data),
    cancel: async (backend, id) => {
      await backend.memes.cancelJob({ id })
      onCalledOff()
    },
  })
}

/** ER-44 */
const FALLBACK_TEXT = 'AI service unavailable. Generated fallback meme instead.'

type MemeMaker = {
  readonly state: MemeState
  readonly generate: (order: MemeOrder) => Promise<void>
  readonly cancel: () => void
  /** One of the history. */
  readonly open: (meme: OwnMeme) => void
  /** A meme became different, whether it is still open or not. */
  readonly change: (meme: OwnMeme) => void
  readonly close: () => void
}

type Options = {
  /** A new meme is there. */
  readonly onMade: (meme: OwnMeme) => void
  /** One was made or not: what may still be made is another figure. */
  readonly onEnd: () => void
}

/** Has memes made, one at a time (MM-12). */
export function useMemeMaker({ onMade, onEnd }: Options): MemeMaker {
  const services = useServices()
  const showAlert = useAlert()
  const [state, dispatch] = useReducer(memeFlow, NOTHING_MADE)
  const making = useRef<AbortController | null>(null)
  useEffect(() => () => making.current?.abort(), [])

  const generate = async (order: MemeOrder) => {
    if (making.current !== null) return
    const controller = new AbortController()
    making.current = controller
    const { signal } = controller
    dispatch({ kind: 'begun' })
    // OP-09: not while a meme is made.
    services.holdRuntime()
    try {
      const onStage = (stage: GenerationStage) => dispatch({ kind: 'stage', stage })
      const onLost = () => dispatch({ kind: 'lost' })
      const meme = await orderMeme(services, order, { signal, onStage, onLost, onCalledOff: onEnd })
      // It was made before it could be called off.
      if (signal.aborted) return onEnd()
      dispatch({ kind: 'made', meme })
      onMade(meme)
      if (meme.fallback) void showAlert(FALLBACK_TEXT)
    } catch (error) {
      if (signal.aborted) return
      logFailure('A meme was not made.', error)
      dispatch({ kind: 'not_made', problem: makingProblem(error) })
    } finally {
      if (making.current === controller) {
        making.current = null
        services.betweenScreens()
        onEnd()
      }
    }
  }
  return {
    state,
    generate,
    cancel: () => {
      making.current?.abort()
      making.current = null
      services.betweenScreens()
      dispatch({ kind: 'not_made', problem: null })
    },
    open: useCallback((meme: OwnMeme) => dispatch({ kind: 'opened', meme }), []),
    change: useCallback((meme: OwnMeme) => dispatch({ kind: 'changed', meme }), []),
    close: useCallback(() => dispatch({ kind: 'closed' }), []),
  }
}
