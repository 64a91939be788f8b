import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import type { NewsItem } from '@trendverse/domain/trends/trend'
import { metricText } from '../../components/text/metric-text'
import { webHost } from '../../components/text/web-host'

type Sighting = Pick<NewsItem['evidence'], 'source' | 'url' | 'publisher' | 'metric' | 'metricUnit' | 'rank'>

/**
 * Who published it and how it stands there: `BBC News · 20K searches`, `github.com · no. 4 on its list`. A source that is its
 * own publisher is named where it stands already.
 */
export function newsSourceText({ source, url, publisher, metric, metricUnit, rank }: Sighting): string {
  const host = url === null ? null : webHost(url)
  const number = metric !== null ? metricText(metric, metricUnit) : rank !== null ? `no. ${rank} on its list` : null
  const name = publisher ?? host
  return [name === SOURCE_PROFILES[source].label ? null : name, number].filter((part) => part !== null).join(' · ')
}
