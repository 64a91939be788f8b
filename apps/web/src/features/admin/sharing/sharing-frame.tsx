import type { Backend } from '@trendverse/contract/contract'
import { completeLinks } from '@trendverse/domain/social/social-links'
import type { PlatformRedirects, SocialSettings } from '@trendverse/domain/social/social-settings'
import type { ReactNode } from 'react'
import { ReadFailure } from '../../../components/page/read-failure'
import { AdminFrame } from '../admin-frame'
import { AdminSkeleton } from '../admin-skeleton'
import { useAdminData } from '../use-admin-data'

type SavedSharing = SocialSettings & { readonly redirects: PlatformRedirects }

async function readSharing(backend: Backend): Promise<{ readonly data: SavedSharing }> {
  const { links, button, redirects } = (await backend.social.settings()).data
  return { data: { links: completeLinks(links), button, redirects } }
}

type SharingFrameProps = {
  readonly title: string
  readonly lead: string
  readonly children: (sharing: SavedSharing) => ReactNode
}

/** A page over what is set of sharing on the site, as the server has it now. */
export function SharingFrame({ title, lead, children }: SharingFrameProps) {
  const { state, reload } = useAdminData(readSharing)
  if (state.phase !== 'ready') {
    return state.phase === 'loading' ? (
      <AdminSkeleton />
    ) : (
      <ReadFailure title="These settings could not be read" text="Try again in a moment." onRetry={reload} />
    )
  }
  return (
    <AdminFrame title={title} lead={lead}>
      {children(state.data)}
    </AdminFrame>
  )
}
