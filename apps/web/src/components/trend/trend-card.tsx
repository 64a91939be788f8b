import { Link } from '@tanstack/react-router'
import { isSadTrend } from '@trendverse/domain/taste/matter-of-trend'
import { isClassic } from '@trendverse/domain/trends/classic'
import type { Trend } from '@trendverse/domain/trends/trend'
import { Ellipsis, Eye, MousePointerClick } from 'lucide-react'
import { useNow } from '../browser/use-now'
import { buttonStyle } from '../controls/button-style'
import { LinkButton } from '../controls/link-button'
import { Badge } from '../page/badge'
import { PlanetPicture } from '../planet-picture/planet-picture'
import { countOf, countText } from '../text/count-text'
import { paceText } from '../text/pace-text'
import { ageText } from '../text/relative-time-text'
import { accentStyle } from './accent-style'
import { SourceSigns } from './source-signs'
import { Sparkline } from './sparkline'
import { COUNTS_FROM, latestOf, sinceOf, siteCounts } from './trend-facts'
import { TrendPortrait } from './trend-portrait'
import { TrendSentence } from './trend-sentence'
import { TrendStage } from './trend-stage'
import { TrendWhy } from './trend-why'

const PORTRAIT_SIZE_PX = 64
/** One publisher says nothing about a trend. */
const PUBLISHERS_FROM = 2
/** A pace worth a word in a list: every card could say that it goes as usual. */
const PACE_FROM = 1.2

type SiteFiguresProps = { readonly trend: Pick<Trend, 'views' | 'interactions'> }

/**
 * Visitor counts as icons with numbers. Small ones are shown only where the list replaces the universe
 * (trend-card.css).
 */
function SiteFigures({ trend: { views, interactions } }: SiteFiguresProps) {
  const figures = [
    { Sign: Eye, count: views, words: countOf(views, 'view here', 'views here') },
    { Sign: MousePointerClick, count: interactions, words: countOf(interactions, 'interaction') },
  ]
  return figures.map(({ Sign, count, words }) => (
    <span key={words} title={words} data-few={count < COUNTS_FROM || undefined} className="site-figure">
      <Sign aria-hidden="true" size={13} />
      <span aria-hidden="true">{countText(count)}</span>
      <span className="sr-only">{words}</span>
    </span>
  ))
}

type TrendMetaProps = { readonly trend: Trend; readonly isOnHome: boolean }

/** Where it was seen, by how many, since when, and what visitors made of it. */
function TrendMeta({ trend, isOnHome }: TrendMetaProps) {
  const nowMs = useNow()
  const since = sinceOf(trend)
  const latest = latestOf(trend)
  const isReported = trend.publishers >= PUBLISHERS_FROM && trend.proof?.kind !== 'publishers'
  const facts = [
    ...(isReported ? [countOf(trend.publishers, 'publisher')] : []),
    ...(isOnHome ? [] : siteCounts(trend)),
  ]
  return (
    <p className="trend-meta tabular-nums">
      {!(isOnHome && trend.proof?.kind === 'publishers') && <SourceSigns sources={trend.sources} />}
      {!isClassic(trend) && (
        <time dateTime={latest} title={`Since ${new Date(since).toUTCString()}`}>
          {latest !== since && 'latest report '}
          {ageText(Date.parse(latest), nowMs)} ago
        </time>
      )}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {isOnHome && <SiteFigures trend={trend} />}
    </p>
  )
}

/** LV-03. For stories about suffering, these links are hidden under *More*: the card must not invite people to play with that. */
function PlayLinks({ trend: { id, name } }: { readonly trend: Pick<Trend, 'id' | 'name'> }) {
  return (
    <>
      <LinkButton to="/quiz/$trendId" params={{ trendId: id }} className="px-3.5!" aria-label={`Quiz: ${name}`}>
        Quiz
      </LinkButton>
      <LinkButton to="/meme/$trendId" params={{ trendId: id }} className="px-3.5!" aria-label={`Meme: ${name}`}>
        Meme
      </LinkButton>
    </>
  )
}

type TrendCardProps = {
  readonly trend: Trend
  /** Outside of the first screen. */
  readonly isLater?: boolean
  /** How wide its planet is shown, where that is more than a small portrait. */
  readonly planetSizes?: string | undefined
  /** Shows views and interactions as signs (LV-03), and no curve. */
  readonly isOnHome?: boolean
  /** Shows its stage; false on the home page if most of the first cards have the same one, or it is fading. */
  readonly hasStage?: boolean
  /** First seen within a day, unlike others in its list. A featured trend shows only that badge. */
  readonly isNew?: boolean
}

/**
 * A trend in a list (LV-03): its planet, why it is here, where it stands. The whole card leads to its story. How it is
 * laid out, as card, row or poster, is the style sheet's (trend-card.css).
 */
export function TrendCard({
  trend,
  isLater,
  planetSizes,
  isOnHome = false,
  hasStage = true,
  isNew = false,
}: TrendCardProps) {
  const pace = trend.pace !== null && trend.pace >= PACE_FROM ? paceText(trend.pace) : null
  return (
    <article data-accent="" style={accentStyle(trend.color)} className="trend-card">
      {planetSizes === undefined ? (
        <TrendPortrait trend={trend} size={PORTRAIT_SIZE_PX} isLater={isLater} className="trend-planet" />
      ) : (
        <PlanetPicture trend={trend} size={PORTRAIT_SIZE_PX} sizes={planetSizes} className="trend-planet" />
      )}
      <div className="trend-head">
        <div className="flex min-h-6 flex-wrap items-center gap-x-2">
          <p className="eyebrow truncate text-accent">{trend.category}</p>
          {trend.featured ? <Badge tone="accent">Featured</Badge> : isNew && <Badge tone="accent">New</Badge>}
        </div>
        <h2>
          <Link to="/trends/$trendId" params={{ trendId: trend.id }} className="trend-link">
            {trend.name}
          </Link>
        </h2>
      </div>
      <TrendSentence trend={trend} className="trend-text" />
      <TrendWhy trend={trend} />
      {!isOnHome && (
        <Sparkline points={trend.sparkline} label={`Recent interest in ${trend.name}`} className="trend-curve" />
      )}
      <div className="trend-facts">
        <div className="trend-stage">
          {hasStage && <TrendStage trend={trend} />}
          {pace !== null && <span>{pace}</span>}
        </div>
        <TrendMeta trend={trend} isOnHome={isOnHome} />
      </div>
      {/* Over the link of the whole card. */}
      <div className="trend-actions">
        {/* What a press anywhere on the card does: the link is the name's. */}
        <span aria-hidden="true" className={buttonStyle('solid', 'md', 'trend-read px-3.5!')}>
          Read
        </span>
        {isSadTrend(trend) ? (
          <details className="trend-more">
            <summary aria-label={`More: ${trend.name}`} className={buttonStyle('quiet', 'md', 'px-3.5!')}>
              <Ellipsis aria-hidden="true" size={18} />
            </summary>
            <PlayLinks trend={trend} />
          </details>
        ) : (
          <PlayLinks trend={trend} />
        )}
      </div>
    </article>
  )
}
