import { Link } from '@tanstack/react-router'
import type { Trend } from '@trendverse/domain/trends/trend'
import type { KeyboardEvent } from 'react'
import { PlanetPicture } from '../../components/planet-picture/planet-picture'
import { accentStyle } from '../../components/trend/accent-style'

const PLANET_SIZE_PX = 96
/** Planets a phone shows before the strip is swiped. */
const SEEN_AT_FIRST = 4

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrow keys walk along the strip; the browser scrolls to what has the focus. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  // With another key they are the browser's: Alt and Left is Back.
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const next = links[links.findIndex((link) => link === document.activeElement) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

/** The next planets on a phone: swiped, walked by keys, each leading to its story. */
export function PlanetStrip({ trends }: { readonly trends: readonly Trend[] }) {
  return (
    <nav aria-label="More planets" className="planet-strip" onKeyDown={walk}>
      <ul>
        {trends.map((trend, index) => (
          <li key={trend.id} data-accent="" style={accentStyle(trend.color)}>
            <Link to="/trends/$trendId" params={{ trendId: trend.id }} className="planet-strip-link">
              <PlanetPicture trend={trend} size={PLANET_SIZE_PX} isLater={index >= SEEN_AT_FIRST} onlyOnPhones />
              <span dir="auto" className="line-clamp-3 text-xs leading-snug">
                {trend.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
