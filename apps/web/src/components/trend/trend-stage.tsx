import { isClassic } from '@trendverse/domain/trends/classic'
import type { Trend } from '@trendverse/domain/trends/trend'
import { Badge } from '../page/badge'
import { proofText } from '../text/proof-text'
import { LifecycleBadge } from './lifecycle-badge'

type TrendStageProps = { readonly trend: Pick<Trend, 'origin' | 'sources' | 'lifecycle' | 'proof'> }

/** The lifecycle stage of a trend; a classic shows its years instead (OP-83). */
export function TrendStage({ trend }: TrendStageProps) {
  if (!isClassic(trend)) return <LifecycleBadge stage={trend.lifecycle} />
  return <Badge>{trend.proof === null ? 'Classic' : `Classic · ${proofText(trend.proof).figure}`}</Badge>
}
