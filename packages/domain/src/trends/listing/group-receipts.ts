import { isFrontPage, pageKey } from '../items/canonical-url'
import type { SourceId } from '../items/source'
import type { Evidence } from '../trend'

/** One page that speaks for a trend, with everybody who showed it. */
export type Receipt = {
  /** The same for one page however its address is spelled. */
  readonly key: string
  readonly title: string
  /** The page, or null where a source shows a thing without one. */
  readonly url: string | null
  readonly publisher: string | null
  readonly summary: string | null
  /** Sightings of it, the first as given; empty where sources only list it beside their own entries. */
  readonly sightings: readonly Evidence[]
  /** Sources that list it beside an entry of theirs. */
  readonly listedBy: readonly SourceId[]
}

type Gathered = { -readonly [Key in keyof Receipt]: Receipt[Key] }

const keyOf = (address: string | null): string | null => (address === null ? null : pageKey(address))

function gather(receipts: Map<string, Gathered>, key: string, page: Omit<Gathered, 'key' | 'sightings' | 'listedBy'>) {
  const known = receipts.get(key)
  if (known === undefined) {
    const made: Gathered = { key, ...page, sightings: [], listedBy: [] }
    receipts.set(key, made)
    return made
  }
  known.publisher ??= page.publisher
  known.summary ??= page.summary
  return known
}

/**
 * The evidence of a trend by page: a page that several sources name stands once, with every sighting and its numbers.
 * Pages somebody sighted come first, in the order given, then those that are only listed beside an entry.
 *
 * @param evidence Strongest first.
 */
export function groupReceipts(evidence: readonly Evidence[]): readonly Receipt[] {
  const receipts = new Map<string, Gathered>()
  for (const one of evidence) {
    const url = one.url ?? one.sourceUrl
    const receipt = gather(receipts, keyOfReport(one, receipts), { ...pageOf(one), url })
    receipt.sightings = [...receipt.sightings, one]
  }
  for (const { source, references } of evidence) {
    for (const { title, url, publisher } of references) {
      const receipt = gather(receipts, keyOf(url) ?? url, { title, url, publisher, summary: null })
      if (!receipt.listedBy.includes(source)) receipt.listedBy = [...receipt.listedBy, source]
    }
  }
  return [...receipts.values()]
}

/** Reports of one source that all lead to a front page are one only where their titles are. */
function keyOfReport(one: Evidence, receipts: ReadonlyMap<string, Gathered>): string {
  const key = keyOf(one.url ?? one.sourceUrl)
  if (key === null) return one.id
  const known = isFrontPage(key) ? receipts.get(key) : undefined
  const isOther = known?.sightings.some(({ source, title }) => source === one.source && title !== one.title)
  return isOther === true ? one.id : key
}

function pageOf({ title, publisher, summary }: Evidence): Pick<Receipt, 'title' | 'publisher' | 'summary'> {
  return { title, publisher, summary }
}
