import type { NewsItem } from '@trendverse/domain/trends/trend'
import { Badge } from '../../components/badge'

const MARKS = {
  new: { text: 'New', meaning: 'The first evidence of this trend' },
  updated: { text: 'Updated', meaning: 'One more piece of evidence for this trend' },
} as const satisfies Record<NewsItem['kind'], { text: string; meaning: string }>

/** Whether an entry began a trend or added to one. */
export function NewsMark({ kind }: Pick<NewsItem, 'kind'>) {
  const { text, meaning } = MARKS[kind]
  return (
    <span title={meaning} className="shrink-0">
      <Badge tone={kind === 'new' ? 'accent' : 'plain'}>{text}</Badge>
    </span>
  )
}
