import { Link } from '@tanstack/react-router'
import { isObserved } from '@trendverse/domain/trends/listing/trend-query'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useNow } from '../../components/browser/use-now'
import { buttonStyle } from '../../components/controls/button-style'
import { PlanetPicture } from '../../components/planet-picture/planet-picture'
import { planetLine } from '../../components/text/planet-line'
import { accentStyle } from '../../components/trend/accent-style'
import { TrendSentence } from '../../components/trend/trend-sentence'
import { HERO_SIZES } from './hero-sizes'

/** Where no style sheet is. */
const HERO_SIZE_PX = 224

/** What a phone sees first: the strongest trend as its planet, with its name and its strongest figure. */
export function PhoneHero({ trend }: { readonly trend: Trend }) {
  const nowMs = useNow()
  return (
    <section
      aria-label="Number 1"
      data-theme="dark"
      data-accent=""
      style={accentStyle(trend.color)}
      className="phone-hero text-text"
    >
      <p className="eyebrow pt-2 pb-1 text-muted">
        {isObserved(trend) ? 'Top story right now' : 'A trend that made history'}
      </p>
      <PlanetPicture trend={trend} size={HERO_SIZE_PX} sizes={HERO_SIZES} onlyOnPhones className="phone-hero-planet" />
      <h2 dir="auto" className="px-2 text-[1.375rem] leading-tight text-balance">
        <Link to="/trends/$trendId" params={{ trendId: trend.id }} className="phone-hero-link">
          {trend.name}
        </Link>
      </h2>
      <p className="text-sm text-accent tabular-nums">{planetLine(trend, nowMs)}</p>
      <TrendSentence trend={trend} className="mt-0.5 line-clamp-3 max-w-80 text-sm text-muted" />
      {/* What a tap anywhere on it does: the link is the name's. */}
      <span aria-hidden="true" className={buttonStyle('solid', 'md', 'mt-2')}>
        Read the story
      </span>
    </section>
  )
}
