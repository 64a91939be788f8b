import { AppError } from '@trendverse/domain/primitives/app-error'
import { errorMessage } from '@trendverse/domain/primitives/error-message'
import { useState } from 'react'
import { useServices } from '../../../backend/services'
import { notify } from '../../../components/overlays/notify'
import type { Round } from './prediction-calls'

/** What has become of the last try to lock forecasts in. */
type Attempt = { readonly kind: 'none' | 'sending' | 'kept' } | { readonly kind: 'failed'; readonly text: string }

export type LockingIn = {
  readonly attempt: Attempt
  /** What a slider stands at: what was moved here, else what was locked in before, else null. */
  readonly percentOf: (number: number) => number | null
  readonly move: (number: number, percent: number) => void
  /** How many stand elsewhere than what was locked in. */
  readonly changed: number
  readonly lockIn: () => Promise<void>
}

/** Who hears of what became of a round. */
export type RoundListener = {
  readonly onKept: (round: Round) => void
  /** The round, or one of its items, closed after the page was loaded. */
  readonly onSealed: () => void
}

/** Forecasts on their way from the sliders to the server. */
export function useLockingIn({ day, items }: Round, { onKept, onSealed }: RoundListener): LockingIn {
  const { call } = useServices()
  const [moved, setMoved] = useState<ReadonlyMap<number, number>>(new Map())
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' })
  const keptOf = new Map(items.map(({ number, yours }) => [number, yours]))
  const open = new Set(items.flatMap(({ number, stage }) => (stage === 'open' ? number : [])))
  const predictions = [...moved].flatMap(([number, percent]) =>
    keptOf.get(number) === percent || !open.has(number) ? [] : [{ number, percent }],
  )
  return {
    attempt,
    percentOf: (number) => moved.get(number) ?? keptOf.get(number) ?? null,
    move(number, percent) {
      setMoved((before) => new Map(before).set(number, percent))
      setAttempt({ kind: 'none' })
    },
    changed: predictions.length,
    async lockIn() {
      if (predictions.length === 0 || attempt.kind === 'sending') return
      setAttempt({ kind: 'sending' })
      try {
        const { data } = await call((backend) => backend.predictions.save({ day, predictions }))
        onKept(data)
        setAttempt({ kind: 'kept' })
      } catch (error) {
        const text = errorMessage(error, {
          tells: new Set(['round_sealed', 'rate_limited', 'account_suspended', 'account_blocked']),
          instead: { authentication_required: 'You’re no longer signed in. Please sign in again.' },
          otherwise: 'Your forecasts weren’t saved. Check your connection and try again.',
        })
        if (error instanceof AppError && error.code === 'round_sealed') {
          // The sliders disappear, and with them the line that would show this text.
          setAttempt({ kind: 'none' })
          notify(text)
          onSealed()
        } else setAttempt({ kind: 'failed', text })
      }
    },
  }
}
