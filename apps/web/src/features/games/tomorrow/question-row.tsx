import { Link } from '@tanstack/react-router'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { useId } from 'react'
import { ExternalLink } from '../../../components/controls/external-link'
import { RelativeTime } from '../../../components/text/relative-time'
import { SourceSign } from '../../../components/trend/source-signs'
import { ChanceSlider } from './chance-slider'
import { CountCurve } from './count-curve'
import type { Question } from './prediction-calls'
import { SaidTable } from './said-table'
import { barText, exactCount, fateText } from './tomorrow-text'

type QuestionRowProps = {
  readonly question: Question
  /** What the slider stands at; null: nothing said yet. Undefined where there is nothing to say any more, or nobody to say it. */
  readonly percent: number | null | undefined
  readonly onChange: (percent: number) => void
}

/** One item of a round: what it is, how it does, the bar, and what is said of it. */
export function QuestionRow({ question, percent, onChange }: QuestionRowProps) {
  const id = useId()
  const { number, title, url, source, trendId, trendName, rank, counts, firstSeenAt, outcome } = question
  const count = counts.at(-1)?.count
  const fate = fateText(question)
  return (
    <li className="tomorrow-row" data-fate={outcome === null ? undefined : outcome.brokeOut ? 'out' : 'not'}>
      <span aria-hidden="true" className="tomorrow-number">
        {number}
      </span>
      <div className="grid min-w-0 content-start gap-1.5">
        <h4 className="font-medium wrap-anywhere">
          {url === null ? title : <ExternalLink href={url}>{title}</ExternalLink>}
        </h4>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span className="inline-flex items-center gap-1.5">
            <SourceSign source={source} className="size-3.5" />
            {SOURCE_PROFILES[source].label}
          </span>
          {count !== undefined && outcome === null && <span>{`${exactCount(count, question)} so far`}</span>}
          {rank !== null && <span>{`no. ${rank} there when the round opened`}</span>}
          <span>
            first seen <RelativeTime at={firstSeenAt} />
          </span>
        </p>
        <p className="text-sm">
          {outcome === null ? 'Breaks out at ' : 'The bar was '}
          <strong className="font-semibold">{barText(question)}</strong>.
        </p>
        <p className="text-sm">
          <Link to="/trends/$trendId" params={{ trendId }} className="text-link">
            {`The story: ${trendName}`}
          </Link>
        </p>
      </div>
      <CountCurve question={question} />
      <div className="grid min-w-0 content-start gap-2">
        {percent !== undefined && (
          <ChanceSlider id={id} label={`Chance that “${title}” breaks out`} percent={percent} onChange={onChange} />
        )}
        {fate !== null && <p className="tomorrow-fate">{fate}</p>}
        <SaidTable question={question} />
      </div>
    </li>
  )
}
