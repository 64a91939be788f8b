import type { Trend } from '../trends/trend'
import { hourOf, reachOf } from './life'
import { classicLife, ownFamily, type RecordedLife } from './recorded-life'

type Listed = Pick<Trend, 'id' | 'proof' | 'createdDate' | 'updatedDate' | 'attention' | 'sources'>

/**
 * The life of a trend as far as its card tells it, where nobody followed it: since when it is counted, and how many
 * people its latest news were expected to reach. Null where nobody ever saw it and it has no years.
 */
export function listedLife({ id, proof, createdDate, updatedDate, attention, sources }: Listed): RecordedLife | null {
  const family = ownFamily(id)
  if (proof?.kind === 'years') return classicLife(proof, family)
  if (proof === null && sources.length === 0) return null
  const bornHour = hourOf(Date.parse(proof?.since ?? createdDate))
  const peakHour = Math.max(bornHour, hourOf(Date.parse(updatedDate)))
  return { bornHour, peakHour, lastHour: peakHour, reach: Math.max(1, reachOf(10 ** attention - 1)), family }
}
