import type { Sharing } from '@trendverse/domain/social/done-share'
import { useSyncExternalStore } from 'react'
import { useServices } from '../services'
import type { SharingSettings } from './kept-sharing'
import { reportShare } from './report-share'
import { type SharingStore, sharingStoreOf } from './sharing-store'

const SITE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Settings of sharing, as they are known; for pieces that only a browser draws. */
export function useSharingSettings(): SharingSettings & Pick<SharingStore, 'place'> {
  const store = sharingStoreOf(useServices())
  const settings = useSyncExternalStore(store.subscribe, store.get)
  return { ...settings, place: store.place }
}

/**
 * What a share bar needs: `<ShareBar subject={subject} {...useSharing()} />`. Load both with the piece that shares: they
 * bring what checks settings along.
 */
export function useSharing(): Sharing {
  const services = useServices()
  const { redirects } = useSharingSettings()
  return {
    siteUrl: `${services.publicUrl}${SITE_PATH}`,
    redirects,
    onShared: (share) => void reportShare(services, share),
  }
}
