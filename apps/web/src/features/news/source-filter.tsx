import { Link } from '@tanstack/react-router'
import { SOURCE_IDS, SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'
import { useEffect, useRef } from 'react'
import { LINK_CHIP } from '../../components/controls/link-chip-style'

type SourceFilterProps = {
  readonly source: SourceId | undefined
  /** Sources that showed something. */
  readonly seen: readonly SourceId[]
}

/** Pushes a line of links along until the chosen one is in its middle. */
function showChosen(line: HTMLElement): void {
  const chosen = line.querySelector('[aria-current=page]')?.getBoundingClientRect()
  const box = line.getBoundingClientRect()
  if (chosen) line.scrollLeft += chosen.left + chosen.width / 2 - (box.left + box.width / 2)
}

/** Which source the news come from. Links, so that a filter can be shared, and gone back from. */
export function SourceFilter({ source, seen }: SourceFilterProps) {
  const line = useRef<HTMLElement>(null)
  useEffect(() => {
    // The effect belongs to the chosen source, which only the markup names.
    if (source !== undefined && line.current) showChosen(line.current)
  }, [source])

  const offered = SOURCE_IDS.filter((id) => id === source || seen.includes(id))
  return (
    <nav ref={line} aria-label="Filter by source" className="news-filter">
      <ul className="flex w-max gap-2 md:w-auto md:flex-wrap">
        <li>
          <Link to="/news" search={{}} activeOptions={{ exact: true }} resetScroll={false} className={LINK_CHIP}>
            All sources
          </Link>
        </li>
        {offered.map((id) => (
          <li key={id}>
            <Link to="/news" search={{ source: id }} resetScroll={false} className={LINK_CHIP}>
              {SOURCE_PROFILES[id].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
