import { useRouter } from '@tanstack/react-router'
import type { Account } from '@trendverse/domain/accounts/account'
import { avatarProblem } from '@trendverse/domain/accounts/avatar-rules'
import type { ErrorCode } from '@trendverse/domain/primitives/app-error'
import { errorMessage } from '@trendverse/domain/primitives/error-message'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { notify } from '../../components/overlays/notify'

export type AvatarChange = {
  /** How much of a picture has been sent, from 0 to 1; null when none is on its way. */
  readonly sent: number | null
  readonly isRemoving: boolean
  readonly error: string | null
  readonly upload: (file: File | undefined) => Promise<void>
  readonly cancel: () => void
  readonly remove: () => Promise<void>
}

const FAILED = 'Your picture couldn’t be saved. Please try again.'

const USER_FACING_CODES: ReadonlySet<ErrorCode> = new Set(['rate_limited', 'payload_too_large'])

const changeProblem = (error: unknown): string =>
  errorMessage(error, { tells: USER_FACING_CODES, tellsFields: true, otherwise: FAILED })

/** Sets and removes the picture of whoever is signed in; every part of the page shows the new one at once. */
export function useAvatarChange(): AvatarChange {
  const { session, uploadAvatar, call } = useServices()
  const router = useRouter()
  const [sent, setSent] = useState<number | null>(null)
  const [isRemoving, setIsRemoving] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const show = async (account: Account, text: string) => {
    session.update(account)
    await router.invalidate()
    notify(text)
  }
  const upload = async (file: File | undefined) => {
    if (file === undefined || running.current !== null || isRemoving) return
    const problem = avatarProblem(file)
    setError(problem)
    if (problem !== null) return
    const controller = new AbortController()
    running.current = controller
    setSent(0)
    try {
      await show(await uploadAvatar(file, setSent, controller.signal), 'Your picture has been saved.')
    } catch (cause) {
      if (!controller.signal.aborted) {
        logFailure('The picture could not be saved.', cause)
        setError(changeProblem(cause))
      }
    }
    running.current = null
    setSent(null)
  }
  const remove = async () => {
    if (running.current !== null || isRemoving) return
    setIsRemoving(true)
    setError(null)
    try {
      const { data } = await call((backend) => backend.upload.removeAvatar())
      await show(data, 'Your picture has been removed.')
    } catch (cause) {
      logFailure('The picture could not be removed.', cause)
      setError('Your picture couldn’t be removed. Please try again.')
    }
    setIsRemoving(false)
  }
  return { sent, isRemoving, error, upload, cancel: () => running.current?.abort(), remove }
}
