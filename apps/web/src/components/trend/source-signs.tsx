import { SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'

/** A sign for every source, drawn by us on a grid of 16 with a line of 1.5. */
const SIGNS: Readonly<Record<SourceId, string>> = {
  'google-trends': 'M2.5 11.5L6 7.5L8.5 10L13.5 4.5M10 4.5H13.5V8',
  wikipedia: 'M2 4L5.25 12L8 6L10.75 12L14 4',
  'hacker-news': 'M4 3.5L8 9L12 3.5M8 9V13',
  mastodon: 'M3 3.5H13V10.5H8L5 13.25V10.5H3Z',
  bluesky: 'M8 7.5C6.5 4.5 3 3 3 6S4.5 9 6 9C4 9.5 4.5 13 8 10.2C11.5 13 12 9.5 10 9C11.5 9 13 9 13 6S9.5 4.5 8 7.5Z',
  github:
    'M4.5 5.5V10.5M4.5 2.5a1.5 1.5 0 1 0 .01 0M4.5 10.5a1.5 1.5 0 1 0 .01 0M11.5 3.5a1.5 1.5 0 1 0 .01 0M11.5 6.5C11.5 9 8 9 5.7 11.2',
  lobsters: 'M5 3V12.5H11.5',
  arxiv: 'M4 3.5L12 12.5M12 3.5L4 12.5',
  reddit: 'M8 2.5L13 8H10V13H6V8H3Z',
  youtube: 'M2.5 4H13.5V12H2.5ZM7 6.25L9.75 8L7 9.75Z',
  'product-hunt': 'M5.5 13V3.5H9A3 3 0 0 1 9 9.5H5.5',
  feeds: 'M4 12a.5.5 0 1 0 .01 0M4 8A4.5 4.5 0 0 1 8.5 12.5M4 4A8.5 8.5 0 0 1 12.5 12.5',
}

/** The sign of a source in the colour of the text around it; its name stands beside it, or is read out instead. */
export function SourceSign({
  source,
  className = 'size-4',
}: {
  readonly source: SourceId
  readonly className?: string
}) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={SIGNS[source]} />
    </svg>
  )
}

const MOST_SHOWN = 4

/** The sources of a trend as small signs, strongest first. */
export function SourceSigns({ sources }: { readonly sources: readonly SourceId[] }) {
  if (sources.length === 0) return null
  const names = sources.map((source) => SOURCE_PROFILES[source].label).join(', ')
  const more = sources.length - MOST_SHOWN
  return (
    <span role="img" aria-label={`Seen on ${names}`} title={names} className="inline-flex items-center gap-1.5">
      {sources.slice(0, MOST_SHOWN).map((source) => (
        <SourceSign key={source} source={source} />
      ))}
      {more > 0 && <span>+{more}</span>}
    </span>
  )
}
