import { SOURCE_PROFILES } from '@trendverse/domain/trends/source'
import type { Trend } from '@trendverse/domain/trends/trend'
import { LIFECYCLE_TEXT } from '../../components/lifecycle-text'
import { RelativeTime } from '../../components/relative-time'
import { chanceText } from './chance-text'
import { momentumMeaning, momentumText } from './momentum-text'
import { stageSentence } from './stage-text'
import { StoryFact } from './story-fact'

/** Where a trend stands: each figure with one plain sentence on what it says. */
export function StoryFacts({ trend }: { readonly trend: Trend }) {
  const names = trend.sources.map((source) => SOURCE_PROFILES[source].label)
  const isMeasured = names.length > 0
  return (
    <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      <StoryFact term="Stage" value={<span className="text-accent">{LIFECYCLE_TEXT[trend.lifecycle].name}</span>}>
        {stageSentence(trend)}
      </StoryFact>
      <StoryFact term="Momentum" value={isMeasured ? momentumText(trend.momentum) : 'Not measured'}>
        {isMeasured ? `${momentumMeaning(trend.momentum)}.` : 'No source shows it right now.'}
      </StoryFact>
      {trend.breakoutProbability !== null && (
        <StoryFact wide term="Our forecast" value={`${chanceText(trend.breakoutProbability)} chance of breaking out`}>
          To become one of the strongest tenth of its source. Learnt from what came before, and it can be wrong.
        </StoryFact>
      )}
      <StoryFact
        wide
        term="Seen in"
        value={isMeasured ? `${names.length} ${names.length === 1 ? 'source' : 'sources'}` : 'No source now'}
      >
        {isMeasured ? (
          <>
            {names.join(', ')}. Last change <RelativeTime at={trend.updatedDate} />.
          </>
        ) : trend.origin === 'live' ? (
          'It was seen earlier.'
        ) : (
          'It comes from us, not from a feed.'
        )}
      </StoryFact>
    </dl>
  )
}
