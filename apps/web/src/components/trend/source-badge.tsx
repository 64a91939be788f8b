import { SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'
import { Badge } from '../page/badge'

/** The name of a source a trend was seen in. */
export function SourceBadge({ source }: { readonly source: SourceId }) {
  return <Badge>{SOURCE_PROFILES[source].label}</Badge>
}
