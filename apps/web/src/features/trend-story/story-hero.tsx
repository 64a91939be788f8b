import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { LinkButton } from '../../components/link-button'
import { TrendHero } from '../../components/trend-hero'
import { StoryDescription } from './story-description'

/** The head of a story: the planet, the name, what it is about, and what can be done with it. */
export function StoryHero({ trend }: { readonly trend: TrendDetail }) {
  return (
    <TrendHero trend={trend}>
      <StoryDescription trend={trend} />
      <p>
        <LinkButton to="/quiz/$trendId" params={{ trendId: trend.id }} tone="solid">
          Take Quiz
        </LinkButton>
      </p>
    </TrendHero>
  )
}
