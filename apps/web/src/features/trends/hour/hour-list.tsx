import { Link } from '@tanstack/react-router'
import { useRuntime } from '../../../backend/services'
import { Button } from '../../../components/controls/button'
import { Field } from '../../../components/controls/field'
import { LinkButton } from '../../../components/controls/link-button'
import { TextInput } from '../../../components/controls/text-input'
import { EmptyState } from '../../../components/page/empty-state'
import { countOf } from '../../../components/text/count-text'
import { TrendPortrait } from '../../../components/trend/trend-portrait'
import { PageLinks } from '../page-links'
import type { HourAnswer } from './hour-answer'
import { emptyHour, hourMs, hourName, hoursLater, isKnownHour, standing, wentOn } from './hour-words'

export type HourListProps = { readonly answer: HourAnswer }

const PORTRAIT_SIZE_PX = 48
const FIRST_SCREEN_ROWS = 8

const STEPS = [
  { label: 'Previous day', hours: -24 },
  { label: 'Previous hour', hours: -1 },
  { label: 'Next hour', hours: 1 },
  { label: 'Next day', hours: 24 },
] as const

/** What was talked about at an hour, and what came next. Works without scripts: everything is a link or a form. */
export function HourList({ answer }: HourListProps) {
  const { at, data, total, page, pageSize, firstAt } = answer
  const isBeforeFirst = firstAt !== null && hourMs(at) < hourMs(firstAt)
  return (
    <div className="page grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">Trends at {hourName(at)}</h1>
        <p className="text-muted">
          {total > 0 ? `${countOf(total, 'trend')}, brightest first. ` : ''}Times are in UTC.{' '}
          <Link
            to="/trends"
            className="text-text underline decoration-line underline-offset-4 hover:decoration-current"
          >
            Back to now
          </Link>
        </p>
      </header>
      <HourSteps answer={answer} />
      {data.length > 0 ? (
        <HourRows answer={answer} />
      ) : (
        <EmptyState title="No trends at this hour" text={emptyHour(answer)}>
          {isBeforeFirst && (
            <LinkButton to="/trends" search={{ at: firstAt }} tone="solid">
              Go to the first recorded hour
            </LinkButton>
          )}
          <LinkButton to="/trends" tone={isBeforeFirst ? 'quiet' : 'solid'}>
            See what’s trending now
          </LinkButton>
        </EmptyState>
      )}
      <PageLinks
        page={page}
        pages={Math.ceil(total / pageSize)}
        searchOf={(other) => ({ at, ...(other > 1 && { page: other }) })}
      />
    </div>
  )
}

/** Ways to other hours: steps as links, and any hour by a form whose answer is an address. */
function HourSteps({ answer }: HourListProps) {
  const { at, firstAt, nowAt } = answer
  // A device alone has its few trends as a list; their past is no galaxy.
  const hasGalaxy = useRuntime() === 'server' && isKnownHour(at, answer)
  const steps = STEPS.map(({ label, hours }) => ({ label, to: hoursLater(at, hours) })).filter(({ to }) =>
    isKnownHour(to, answer),
  )
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <nav aria-label="Hours" className="flex flex-wrap gap-2">
        {steps.map(({ label, to }) => (
          <LinkButton key={label} to="/trends" search={{ at: to }}>
            {label}
          </LinkButton>
        ))}
        {hasGalaxy && (
          <LinkButton to="/" search={{ view: 'galaxy', at }}>
            See this hour in the galaxy
          </LinkButton>
        )}
      </nav>
      <form action="/trends" method="get" className="flex items-end gap-2">
        <Field label="Hour (UTC)" htmlFor="at">
          <TextInput
            key={at}
            id="at"
            name="at"
            type="datetime-local"
            step={3600}
            required
            defaultValue={`${at.slice(0, 13)}:00`}
            {...(firstAt !== null && { min: `${firstAt.slice(0, 13)}:00` })}
            max={`${nowAt.slice(0, 13)}:00`}
          />
        </Field>
        <Button type="submit">Show</Button>
      </form>
    </div>
  )
}

function HourRows({ answer: { at, data, page, pageSize } }: HourListProps) {
  const atMs = hourMs(at)
  const first = (page - 1) * pageSize + 1
  return (
    <ol start={first} className="grid">
      {data.map(({ number, id, name, category, color, sources, lifecycle, ...row }, index) => (
        <li
          key={number}
          className="grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3 border-t border-line py-4 sm:gap-x-5"
        >
          <span className="min-w-6 text-right text-lg text-faint tabular-nums">{first + index}</span>
          <TrendPortrait
            trend={{ id, category, color, sources, lifecycle: lifecycle ?? 'fading' }}
            size={PORTRAIT_SIZE_PX}
            isLater={index >= FIRST_SCREEN_ROWS}
          />
          <article className="grid gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 className="text-lg">
                {/* As high as a finger. */}
                <Link
                  to="/trends/$trendId"
                  params={{ trendId: id }}
                  className="-my-2 inline-block min-w-11 py-2 hover:underline"
                >
                  {name}
                </Link>
              </h2>
              <p className="text-sm text-muted tabular-nums">
                {category} · {standing(row, atMs)}
              </p>
            </div>
            <p className="text-sm text-muted">
              <span className="text-text">What happened:</span> {wentOn(row, atMs)}
            </p>
          </article>
        </li>
      ))}
    </ol>
  )
}
