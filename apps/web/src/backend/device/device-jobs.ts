import { expireOverdueKyc } from '@trendverse/application/kyc/expire-kyc'
import type { KycPorts } from '@trendverse/application/kyc/kyc-ports'
import { type SendPorts, sendDueMails } from '@trendverse/application/mail/send-due-mails'
import { endOverdueQuizzes } from '@trendverse/application/quizzes/end-overdue-quizzes'
import type { FinishPorts } from '@trendverse/application/quizzes/finish-quiz'
import { type PurgePorts, purgeExpired } from '@trendverse/application/upkeep/purge-expired'
import { MINUTE_MS, SECOND_MS } from '@trendverse/domain/primitives/time'

/** VT-05 */
const PURGE_EVERY_MS = 5 * MINUTE_MS
/** KY-05 */
const SWEEP_EVERY_MS = 30 * SECOND_MS
/** Somebody looks at the outbox page and waits. */
const SEND_EVERY_MS = 5 * SECOND_MS

export type DeviceJobPorts = PurgePorts & KycPorts & SendPorts & FinishPorts

export type RunningDeviceJobs = {
  /** A mail was queued: it is sent without waiting for the next round. */
  readonly wakeSending: () => void
  readonly stop: () => void
}

/** What a server does beside its calls, while the page is open and runs without one (OP-09). */
export function startDeviceJobs(ports: DeviceJobPorts): RunningDeviceJobs {
  const stopping = new AbortController()
  const { signal } = stopping
  const every = (ms: number, name: string, work: () => Promise<unknown>): (() => void) => {
    const run = oneAtATime(async () => {
      if (signal.aborted) return
      try {
        await work()
      } catch (error) {
        ports.log.error({ err: error, job: name }, 'A job on this device failed')
      }
    })
    const timer = setInterval(run, ms)
    signal.addEventListener('abort', () => clearInterval(timer))
    run()
    return run
  }
  every(PURGE_EVERY_MS, 'purge-tokens', () => purgeExpired(ports))
  every(PURGE_EVERY_MS, 'end-quizzes', () => endOverdueQuizzes(ports))
  every(SWEEP_EVERY_MS, 'expire-kyc', () => expireOverdueKyc(ports, signal))
  const wakeSending = every(SEND_EVERY_MS, 'send-outbox', () => sendDueMails(ports, signal))
  return { wakeSending, stop: () => stopping.abort() }
}

/** Runs the work, and once more after it when it was asked for meanwhile. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  const run = async () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    while (isWanted) {
      isWanted = false
      await work()
    }
    isRunning = false
  }
  return () => void run()
}
