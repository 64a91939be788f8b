import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { TrendHero } from '../../components/trend-hero'
import { TrendStage } from '../../components/trend-stage'
import { heroNumber } from './hero-number'
import { StoryDescription } from './story-description'

/** The head of a story: the planet, the name, the one number, and what happened. */
export function StoryHero({ trend }: { readonly trend: TrendDetail }) {
  const number = heroNumber(trend)
  return (
    <TrendHero trend={trend} stage={<TrendStage trend={trend} />}>
      {number !== null && (
        <p className="story-number">
          <span className="story-number-value">{number.value}</span>{' '}
          <span className="story-number-label">{number.label}</span>{' '}
          {number.note !== null && <span className="story-number-note">{number.note}</span>}
        </p>
      )}
      <StoryDescription trend={trend} />
    </TrendHero>
  )
}
