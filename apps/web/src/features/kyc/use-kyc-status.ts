import type { Backend } from '@trendverse/contract/contract'
import { kycTimeLeftMs } from '@trendverse/domain/accounts/kyc'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { useCallback, useEffect, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { type Services, useServices } from '../../backend/services'
import { confirmSession } from '../../backend/session/confirm-session'

/** KY-05 */
export const KYC_CHECK_EVERY_MS = 30 * SECOND_MS

export type KycStatusAnswer = Awaited<ReturnType<Backend['kyc']['status']>>['data']

/** An answer and when it came, by a clock that nobody can put forward or back. */
type Heard = { readonly answer: KycStatusAnswer; readonly atMs: number }

export type KycWatch = {
  /** Null until the server has answered. */
  readonly status: KycStatusAnswer | null
  /** Null while the clock stands. */
  readonly timeLeftMs: number | null
}

/** Null when the server did not say. Who is told that the account is blocked learns the rest from the account itself. */
async function ask(services: Pick<Services, 'call' | 'session'>): Promise<Heard | null> {
  try {
    const { data } = await services.call((backend) => backend.kyc.status())
    return { answer: data, atMs: performance.now() }
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'account_blocked') await confirmSession(services)
    else logFailure('The state of the identity check could not be read.', cause)
    return null
  }
}

/**
 * What the server says of this account's identity check: asked at once, every 30 s, whenever the page is looked at again
 * and when the time is up. Here nothing is decided (KY-09): an account that is blocked meanwhile is told so by the session.
 */
export function useKycStatus(userId: string | null): KycWatch {
  const services = useServices()
  const [heard, setHeard] = useState<Heard | null>(null)
  const [nowMs, setNowMs] = useState(() => performance.now())

  const hear = useCallback((next: Heard | null) => {
    if (next === null) return
    setHeard(next)
    setNowMs(next.atMs)
  }, [])

  useEffect(() => {
    if (userId === null) return
    let isGone = false
    const check = async () => {
      const next = await ask(services)
      if (!isGone) hear(next)
    }
    void check()
    const timer = setInterval(() => void check(), KYC_CHECK_EVERY_MS)
    const onLook = () => {
      if (!document.hidden) void check()
    }
    document.addEventListener('visibilitychange', onLook)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onLook)
      setHeard(null)
    }
  }, [userId, services, hear])

  const timeLeftMs = heard === null ? null : timeLeft(heard, nowMs)
  const runs = timeLeftMs !== null
  const isUp = timeLeftMs === 0
  useEffect(() => {
    if (!runs) return
    if (isUp) {
      let isGone = false
      const askOnce = async () => {
        const next = await ask(services)
        if (!isGone) hear(next)
      }
      void askOnce()
      return () => {
        isGone = true
      }
    }
    const timer = setInterval(() => setNowMs(performance.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [runs, isUp, services, hear])

  return { status: heard?.answer ?? null, timeLeftMs }
}

function timeLeft({ answer, atMs }: Heard, nowMs: number): number | null {
  if (answer.deadline === null || !answer.flagged) return null
  const serverNowMs = Date.parse(answer.serverNow) + Math.max(0, nowMs - atMs)
  return kycTimeLeftMs(Date.parse(answer.deadline), serverNowMs)
}
