import type { NewsItem } from '@trendverse/domain/trends/trend'
import { metricText } from '../../components/metric-text'
import { webHost } from '../../components/web-host'

type Sighting = Pick<NewsItem['evidence'], 'url' | 'publisher' | 'metric' | 'metricUnit' | 'rank'>

/** Who published it and how it stands there: `BBC News · 20K searches`, `github.com · place 4`. */
export function newsSourceText({ url, publisher, metric, metricUnit, rank }: Sighting): string {
  const host = url === null ? null : webHost(url)
  const number = metric !== null ? metricText(metric, metricUnit) : rank !== null ? `place ${rank}` : null
  return [publisher ?? host, number].filter((part) => part !== null).join(' · ')
}
