import type { MetricUnit } from '@trendverse/domain/trends/source'
import { metricText } from '../../../components/metric-text'
import type { ChartSeries } from './chart-reading'

/** A value of a chart in words: `812 points`, `place 3`. */
export function valueText(value: number, kind: ChartSeries['kind'], unit: MetricUnit): string {
  return kind === 'rank' ? `place ${value}` : metricText(value, unit)
}
