import type { NewsItem } from '@trendverse/domain/trends/trend'
import { metricText } from '../../components/text/metric-text'
import { webHost } from '../../components/text/web-host'

type Sighting = Pick<NewsItem['evidence'], 'url' | 'publisher' | 'metric' | 'metricUnit' | 'rank'>

/** Who published it and how it stands there: `BBC News · 20K searches`, `github.com · no. 4 on its list`. */
export function newsSourceText({ url, publisher, metric, metricUnit, rank }: Sighting): string {
  const host = url === null ? null : webHost(url)
  const number = metric !== null ? metricText(metric, metricUnit) : rank !== null ? `no. ${rank} on its list` : null
  return [publisher ?? host, number].filter((part) => part !== null).join(' · ')
}
