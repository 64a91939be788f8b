import type { GenerationStage } from '@trendverse/domain/ai/generation-job'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { logFailure } from '../../backend/log-failure'
import { useServices } from '../../backend/services'
import type { MemeOrder, OwnMeme } from '../../backend/meme-calls'
import { useAlert } from '../../components/use-alert'
import { makingProblem } from './making-problem'
import { memeFlow, type MemeState, NOTHING_MADE } from './meme-flow'
import { orderMeme } from './order-meme'

/** ER-44 */
export const FALLBACK_TEXT = 'AI service unavailable. Generated fallback meme instead.'

export type MemeMaker = {
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
    services.holdMode()
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
