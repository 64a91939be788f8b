import type { PlatformRedirects, SocialSettings } from '@trendverse/domain/social/social-settings'
import { completeLinks } from '@trendverse/domain/social/social-links'
import { useEffect, useState } from 'react'
import { logFailure } from '../../../backend/log-failure'
import { useAdmin } from '../admin-context'

export type SavedSharing = SocialSettings & { readonly redirects: PlatformRedirects }

export type SavedSharingState =
  | { readonly phase: 'loading' | 'failed' }
  | { readonly phase: 'ready'; readonly sharing: SavedSharing }

/** What is set of sharing on the site, as the server has it now. */
export function useSavedSharing(): { readonly state: SavedSharingState; readonly retry: () => void } {
  const { call } = useAdmin()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<SavedSharingState>({ phase: 'loading' })

  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      try {
        const { links, button, redirects } = (await call((backend) => backend.social.settings())).data
        if (isCurrent) setState({ phase: 'ready', sharing: { links: completeLinks(links), button, redirects } })
      } catch (cause) {
        logFailure(`Settings of sharing could not be read (attempt ${attempt + 1}).`, cause)
        if (isCurrent) setState({ phase: 'failed' })
      }
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [call, attempt])

  const retry = () => {
    setState({ phase: 'loading' })
    setAttempt(attempt + 1)
  }
  return { state, retry }
}
