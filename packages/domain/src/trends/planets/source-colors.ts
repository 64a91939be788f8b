import { SOURCE_IDS, type SourceId } from '../items/source-ids'

/** The colour of every source: of its band in a planet's ring, and beside its name where the ring is explained. */
export const SOURCE_COLORS: Readonly<Record<SourceId, string>> = {
  'google-trends': '#5b8cff',
  wikipedia: '#e8eaf2',
  'hacker-news': '#ffa033',
  mastodon: '#9b7bff',
  bluesky: '#3fd0f5',
  github: '#5bd68a',
  lobsters: '#c8544a',
  arxiv: '#b08d5e',
  reddit: '#ff7a66',
  youtube: '#ff4f9a',
  'product-hunt': '#e29be6',
  feeds: '#f0d45c',
}

/**
 * The colours of some sources, each source once. In the order of the registry, so that a ring does not change when one
 * source overtakes another.
 */
export function colorsOfSources(sources: readonly SourceId[]): readonly string[] {
  return SOURCE_IDS.filter((source) => sources.includes(source)).map((source) => SOURCE_COLORS[source])
}
