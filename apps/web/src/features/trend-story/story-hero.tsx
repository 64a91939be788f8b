import { Link } from '@tanstack/react-router'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { accentStyle } from '../../components/accent-style'
import { PlanetPortrait } from '../../components/planet-portrait/planet-portrait'
import { StoryDescription } from './story-description'
import './story-hero.css'

/** Drawn once, sized by the style sheet: a portrait is made of shares of its box. */
const PORTRAIT_SIZE_PX = 320

/** The head of a story: the planet in its own piece of night, the name, and what it is about. */
export function StoryHero({ trend }: { readonly trend: TrendDetail }) {
  return (
    <header data-theme="dark" data-accent="" style={accentStyle(trend.color)} className="story-hero">
      <div className="story-hero-planet">
        <PlanetPortrait trend={trend} size={PORTRAIT_SIZE_PX} />
      </div>
      <div className="relative grid content-center gap-5">
        <p className="eyebrow text-accent">
          <Link to="/trends" search={{ category: trend.category }} className="py-1 hover:underline">
            {trend.category}
          </Link>
        </p>
        <h1 dir="auto" className="text-left text-4xl text-text">
          {trend.name}
        </h1>
        <StoryDescription trend={trend} />
      </div>
    </header>
  )
}
