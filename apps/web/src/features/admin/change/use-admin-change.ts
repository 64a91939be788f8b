import type { Backend } from '@trendverse/contract/contract'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { useState } from 'react'
import { logFailure } from '../../../backend/call/log-failure'
import { notify } from '../../../components/overlays/notify'
import { useAdmin } from '../admin-context'
import { undoStoreOf } from './undo-store'

/** Long enough to notice a slip and take it back. */
const UNDO_MS = 10 * SECOND_MS
/** Refusals are read, not glanced at. */
export const REFUSAL_MS = 8 * SECOND_MS

export type AdminChange<Output> = {
  readonly run: (backend: Backend) => Promise<Output>
  /** Said once it is done. */
  readonly done: string | ((output: Output) => string)
  /** Takes it back, in one go. */
  readonly undo?: (backend: Backend) => Promise<unknown>
  /** Said once it is taken back. */
  readonly undone?: string
  /** Shows the refusal itself, for example at the fields of a form; without it a toast says why. */
  readonly onRefused?: (error: unknown) => void
}

/** The words of a refused call: administrators are told the server's own. */
export function refusalWords(error: unknown): string {
  return error instanceof AppError ? error.message : 'Something went wrong. Try again in a moment.'
}

/**
 * One change at a time: what it did is said in a toast with a way back, a refusal too, and all that is on show of the
 * administration is read again. `change` resolves with whether it went through.
 */
export function useAdminChange(): {
  readonly change: <Output>(wanted: AdminChange<Output>) => Promise<boolean>
  readonly isBusy: boolean
} {
  const access = useAdmin()
  const [isBusy, setIsBusy] = useState(false)
  const takeBack = async ({ undo, undone = 'Change undone.' }: Pick<AdminChange<unknown>, 'undo' | 'undone'>) => {
    if (undo === undefined) return
    try {
      await access.call(undo)
      notify(undone)
    } catch (error) {
      logFailure('A change could not be undone.', error)
      notify(`The change couldn’t be undone. ${refusalWords(error)}`, REFUSAL_MS)
    }
    access.changes.notify()
  }
  const change = async <Output>(wanted: AdminChange<Output>): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    try {
      const output = await access.call(wanted.run)
      const text = typeof wanted.done === 'string' ? wanted.done : wanted.done(output)
      if (wanted.undo === undefined) notify(text)
      else {
        const run = undoStoreOf(access).offer(() => takeBack(wanted))
        notify(text, UNDO_MS, { label: 'Undo', run })
      }
      access.changes.notify()
      return true
    } catch (error) {
      logFailure('A change was refused.', error)
      if (wanted.onRefused) wanted.onRefused(error)
      else notify(refusalWords(error), REFUSAL_MS)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { change, isBusy }
}
