import { Button } from '../../../components/controls/button'
import { Panel } from '../../../components/overlays/panel'
import { countOf } from '../../../components/text/count-text'
import { RelativeTime } from '../../../components/text/relative-time'
import { CaseSubject } from './case-subject'
import type { ReviewCase } from './review-types'
import { caseName, reasonWords, STATE_WORDS } from './review-words'

type CaseCardProps = {
  readonly found: ReviewCase
  /** Whether keys decide about this one. */
  readonly isActive: boolean
  readonly isBusy: boolean
  readonly onDecide: (decision: 'keep' | 'take_down' | 'reopen') => void
}

const CHOICES = [
  { decision: 'keep', state: 'kept', label: 'Keep', letter: 'A' },
  { decision: 'take_down', state: 'taken_down', label: 'Take down', letter: 'X' },
  { decision: 'reopen', state: 'open', label: 'Reopen', letter: 'O' },
] as const

/** One reported thing: what it is, what was said about it, and what can be decided. */
export function CaseCard({ found, isActive, isBusy, onDecide }: CaseCardProps) {
  const { state, reporters, lastReportedAt, reports, subject } = found
  const name = caseName(found)
  return (
    <li
      aria-current={isActive ? 'true' : undefined}
      className="rounded-lg aria-[current]:ring-2 aria-[current]:ring-accent"
    >
      <Panel className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="text-lg wrap-anywhere">{name}</h2>
          <p className="text-sm text-muted">
            {STATE_WORDS[state]} · reported by {countOf(reporters, 'person', 'people')},{' '}
            <RelativeTime at={lastReportedAt} />
          </p>
        </header>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <CaseSubject id={found.id} subject={subject} />
          <section className="grid content-start gap-2">
            <h3 className="text-sm font-medium">What people reported</h3>
            {reports.length === 0 && <p className="text-sm text-muted">The reports are no longer kept.</p>}
            <ul className="grid gap-2 text-sm">
              {reports.map(({ reason, note, reportedAt }, index) => (
                // Reports have no name, and none is ever put between others.
                <li key={`${reportedAt} ${index.toString()}`} className="border-l-2 border-line pl-3 wrap-anywhere">
                  <span className="font-medium">{reasonWords(reason)}</span>
                  {note !== '' && <span dir="auto">: {note}</span>}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className="flex flex-wrap gap-2">
          {CHOICES.filter((choice) => choice.state !== state).map(({ decision, label, letter }) => (
            <Button
              key={decision}
              size="sm"
              aria-keyshortcuts={letter}
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) onDecide(decision)
              }}
            >
              {label}
              <span className="sr-only">: {name}</span> <kbd aria-hidden="true">{letter}</kbd>
            </Button>
          ))}
        </div>
      </Panel>
    </li>
  )
}
