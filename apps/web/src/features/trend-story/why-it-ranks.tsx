import { Link } from '@tanstack/react-router'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import type { ReactNode } from 'react'
import { paceText } from '../../components/text/pace-text'
import { RelativeTime } from '../../components/text/relative-time'
import { chanceText, peopleText, voicesText } from './texts'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type WhyItRanksProps = {
  readonly trend: Pick<TrendDetail, 'reach' | 'voices' | 'publishers' | 'pace' | 'breakoutProbability'>
}

/** What a story is ranked by, in words; what is not known is left out. */
export function WhyItRanks({ trend }: WhyItRanksProps) {
  const { reach, breakoutProbability } = trend
  const people = reach === null ? null : peopleText(reach.people)
  const voices = voicesText(trend.voices, trend.publishers)
  const pace = paceText(trend.pace)
  if (people === null && voices === null && pace === null && reach === null && breakoutProbability === null) return null
  return (
    <section aria-labelledby="ranking" className="grid gap-5">
      <h2 id="ranking" className="text-2xl">
        Why it ranks here
      </h2>
      <dl className="story-facts">
        {people !== null && (
          <StoryFact term="Reach" value={capitalised(people)}>
            Have probably seen it. A rough estimate: it may be several times more, or fewer.
          </StoryFact>
        )}
        {voices !== null && (
          <StoryFact term="Breadth" value={voices.value}>
            {capitalised(voices.who)}
          </StoryFact>
        )}
        {pace !== null && (
          <StoryFact term="Pace" value={capitalised(pace)}>
            Compared with others its age in the same source.
          </StoryFact>
        )}
        {reach !== null && (
          <StoryFact term="Latest coverage" value={<RelativeTime at={reach.newsAt} />}>
            Stories slip down the list when nothing new appears.
          </StoryFact>
        )}
        {breakoutProbability !== null && (
          <StoryFact term="Our forecast" value={`${chanceText(breakoutProbability)} chance of breaking out`}>
            Into the top tenth of its source. It can be wrong:{' '}
            <Link to="/forecasts" className="text-link">
              see how our forecasts came out
            </Link>
            .
          </StoryFact>
        )}
      </dl>
    </section>
  )
}

type StoryFactProps = {
  readonly term: string
  readonly value: ReactNode
  /** One plain sentence on what the value says. */
  readonly children: ReactNode
}

/** One term of what a story is ranked by. */
function StoryFact({ term, value, children }: StoryFactProps) {
  return (
    <div className="story-fact">
      <dt className="text-xs font-medium text-faint">{term}</dt>
      <dd className="grid gap-1">
        <span className="font-display text-lg leading-snug font-semibold text-balance tabular-nums first-letter:uppercase">
          {value}
        </span>
        <span className="text-sm text-muted">{children}</span>
      </dd>
    </div>
  )
}
