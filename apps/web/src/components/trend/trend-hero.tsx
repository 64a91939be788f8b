import { Link } from '@tanstack/react-router'
import type { Trend } from '@trendverse/domain/trends/trend'
import type { ReactNode } from 'react'
import { PlanetPicture } from '../planet-picture/planet-picture'
import { classNames } from '../text/class-names'
import { accentStyle } from './accent-style'
import './trend-hero.css'

/** As the style sheet says. */
const PLANET_SIZE_PX = 272
const PLANET_SIZES = 'clamp(11rem, 24vw, 17rem)'
/** A longer name is a headline: it stands smaller, so that what it is about comes into sight. */
const HEADLINE_FROM = 36

type TrendHeroProps = {
  readonly trend: Trend
  /** Stands before the category. */
  readonly eyebrow?: string
  /** Stands behind the category. */
  readonly stage?: ReactNode
  readonly children: ReactNode
}

/** The head of a page about one trend: the planet in its own piece of night, the name, and what there is to say. */
export function TrendHero({ trend, eyebrow, stage, children }: TrendHeroProps) {
  return (
    <header data-theme="dark" data-accent="" style={accentStyle(trend.color)} className="trend-hero">
      <div className="trend-hero-planet">
        <PlanetPicture trend={trend} size={PLANET_SIZE_PX} sizes={PLANET_SIZES} />
      </div>
      <div className="relative grid content-center gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="eyebrow text-accent">
            {eyebrow !== undefined && `${eyebrow} · `}
            <Link
              to="/trends"
              search={{ category: trend.category }}
              className="inline-block py-1 pointer-coarse:py-3.5 hover:underline"
            >
              {trend.category}
            </Link>
          </p>
          {stage}
        </div>
        <h1
          dir="auto"
          tabIndex={-1}
          className={classNames(
            'text-left text-text outline-none',
            trend.name.length < HEADLINE_FROM ? 'text-4xl' : 'text-2xl sm:text-3xl',
          )}
        >
          {trend.name}
        </h1>
        {children}
      </div>
    </header>
  )
}
