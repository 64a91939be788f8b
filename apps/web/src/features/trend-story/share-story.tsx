import { trendSubject } from '@trendverse/domain/social/share-texts'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useSharing } from '../../backend/sharing/use-sharing'
import { ShareBar } from '../../components/sharing/share-bar'

/** What sharing a story loads. */
export function ShareStory({ trend }: { readonly trend: Pick<Trend, 'id' | 'name' | 'description'> }) {
  return <ShareBar subject={trendSubject(trend)} {...useSharing()} />
}
