import type { Backend } from '@trendverse/contract/contract'
import { completeLinks } from '@trendverse/domain/social/social-links'
import type { PlatformRedirects, SocialSettings } from '@trendverse/domain/social/social-settings'
import type { ReactNode } from 'react'
import { ReadFailure } from '../../../components/page/read-failure'
import { AdminFrame } from '../admin-frame'
import { AdminSkeleton } from '../admin-skeleton'
import { useAdminData } from '../use-admin-data'

type SavedSharing = SocialSettings & { readonly redirects: PlatformRedirects }

async function readSharing(backend: Backend, signal: AbortSignal): Promise<{ readonly data: SavedSharing }> {
  const { links, button, redirects } = (await backend.social.settings(undefined, { signal })).data
  return { data: { links: completeLinks(links), button, redirects } }
}

type SharingFrameProps = {
  readonly title: string
  readonly lead: string
  readonly children: (sharing: SavedSharing) => ReactNode
}

/** A page over what is set of sharing on the site, as the server has it now. */
export function SharingFrame({ title, lead, children }: SharingFrameProps) {
  // Not kept: a form over what was saved since would take it back.
  const { phase, data, refresh } = useAdminData('settings of sharing', readSharing, { isKept: false })
  if (phase !== 'ready') {
    return phase === 'loading' ? (
      <AdminSkeleton />
    ) : (
      <ReadFailure title="These settings could not be read" text="Try again in a moment." onRetry={refresh} />
    )
  }
  return (
    <AdminFrame title={title} lead={lead}>
      {children(data)}
    </AdminFrame>
  )
}
