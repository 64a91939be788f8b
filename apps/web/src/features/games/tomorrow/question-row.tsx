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
import { barText, exactCount, fateText, isNamedAlike } from './tomorrow-text'

type QuestionRowProps = {
  readonly question: Question
  /** What the slider stands at; null: nothing said yet. Undefined where there is nothing to say any more, or nobody to say it. */
  readonly percent: number | null | undefined
  readonly onChange: (percent: number) => void
}

/** One item of a round: what it is, how it does, the bar, and what is said of it. */
export function QuestionRow({ question, percent, onChange }: QuestionRowProps) {
  const id = useId()
  const { number, title, url, source, trendId, trendName, rank, firstSeenAt, outcome, others } = question
  const fate = fateText(question)
  const hasAnswer = percent !== undefined || fate !== null || others !== null
  return (
    <li
      className="tomorrow-row"
      data-fate={outcome === null ? undefined : outcome.brokeOut ? 'out' : 'not'}
      data-answer={hasAnswer}
    >
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
          <span>
            first seen <RelativeTime at={firstSeenAt} />
          </span>
          {rank !== null && <span>{`No. ${rank} when the round opened`}</span>}
          <Link to="/trends/$trendId" params={{ trendId }} className="text-link">
            The story
            <span className={isNamedAlike(title, trendName) ? 'sr-only' : undefined}>{`: ${trendName}`}</span>
          </Link>
        </p>
        <p className="text-sm">
          {outcome === null ? 'Breaks out if it reaches ' : 'It had to reach '}
          <strong className="font-semibold">{barText(question)}</strong>.
        </p>
      </div>
      <SoFar question={question} />
      {hasAnswer && (
        <div className="grid min-w-0 content-start gap-2">
          {percent !== undefined && (
            <ChanceSlider id={id} label={`Chance that “${title}” breaks out`} percent={percent} onChange={onChange} />
          )}
          {fate !== null && <p className="tomorrow-fate">{fate}</p>}
          <SaidTable question={question} />
        </div>
      )}
    </li>
  )
}

/** The curve so far, and in words what it has come to. */
function SoFar({ question }: { readonly question: Question }) {
  const { counts, outcome } = question
  const count = counts.at(-1)?.count
  return (
    <div className="tomorrow-so-far">
      <CountCurve question={question} />
      {count !== undefined && outcome === null && <p>{`${exactCount(count, question)} so far`}</p>}
    </div>
  )
}
