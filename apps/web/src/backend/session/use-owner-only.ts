import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from './use-session'

/**
 * Reads a page anew when the account it shows is no longer the one that is signed in, here or in another tab; guests are
 * then sent to sign in. Null shows nobody's account.
 */
export function useOwnerOnly(accountId: string | null): void {
  const { user } = useSession()
  const router = useRouter()
  const isOwner = accountId === null || user?.id === accountId
  useEffect(() => {
    if (!isOwner) void router.invalidate()
  }, [isOwner, router])
}
