import { countOf } from '../../../components/text/count-text'
import { metricText } from '../../../components/text/metric-text'
import type { Lane } from './build-race'

/** A value of a lane in words: `812 points`, `no. 3`, `12 articles`, `1 paper`. */
export function valueText(value: number, { source, kind, unit }: Pick<Lane, 'source' | 'kind' | 'unit'>): string {
  if (kind === 'rank') return `no. ${value}`
  if (kind === 'articles') return countOf(value, source === 'arxiv' ? 'paper' : 'article')
  return metricText(value, unit)
}
