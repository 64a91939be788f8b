import { Link } from '@tanstack/react-router'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import type { ReactNode } from 'react'
import { paceText } from '../../components/text/pace-text'
import { peopleText } from '../../components/text/people-text'
import { RelativeTime } from '../../components/text/relative-time'
import { dateText } from '../../components/text/relative-time-text'
import { chanceText, voicesText } from './texts'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type WhyItRanksProps = {
  readonly trend: Pick<TrendDetail, 'reach' | 'voices' | 'publishers' | 'pace' | 'breakoutProbability' | 'proof'>
}

/** What a story is ranked by, in words; what is not known is left out. */
export function WhyItRanks({ trend }: WhyItRanksProps) {
  const { reach, breakoutProbability } = trend
  const count = trend.proof?.kind === 'count' ? trend.proof : null
  const isOneVoice = trend.voices <= 1
  // Where one source counted, its figure heads the page: people made of it would be the same fact, and less known.
  const people = reach === null || (count !== null && isOneVoice) ? null : peopleText(reach.people)
  const countsDays = count !== null && isOneVoice && SOURCE_PROFILES[count.source].kind === 'encyclopedia'
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
          <StoryFact term="Estimated reach" value={capitalised(people)}>
            Estimated from the counts and articles below, so sources can be compared. It’s not a head count.
          </StoryFact>
        )}
        {voices !== null && (
          <StoryFact term="Who’s covering it" value={voices.value}>
            {capitalised(voices.who)}
          </StoryFact>
        )}
        {pace !== null && (
          <StoryFact term="Pace" value={capitalised(pace)}>
            Compared with other things of the same age in the same source.
          </StoryFact>
        )}
        {reach !== null && countsDays && (
          <StoryFact term="Latest figure" value={dateText(Date.parse(reach.newsAt))}>
            {SOURCE_PROFILES[count.source].label} counts whole days, so the next figure comes tomorrow.
          </StoryFact>
        )}
        {reach !== null && !countsDays && (
          <StoryFact term="Latest coverage" value={<RelativeTime at={reach.newsAt} />}>
            Stories slip down the list when nothing new appears.
          </StoryFact>
        )}
        {breakoutProbability !== null && (
          <StoryFact term="Our forecast" value={`${chanceText(breakoutProbability)} chance of breaking out`}>
            Breaking out means reaching the top tenth of its source. We can be wrong:{' '}
            <Link to="/forecasts" className="text-link">
              see how our forecasts turned out
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
