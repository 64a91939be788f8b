import type { GameEdition } from '@trendverse/domain/games/game-run'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { scoreText } from './game-texts'
import type { RunState } from './use-run'

/** Where the course of a run comes from. */
const EDITIONS: Readonly<Record<GameEdition, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  archive: 'From the archive',
}

function noteOf(run: RunState): string | null {
  switch (run.kind) {
    case 'none':
    case 'starting':
      return null
    case 'playing':
      if (run.isRestarted) return 'Practice: restarted, so it is not ranked.'
      return run.ticket.ranked
        ? 'This run counts: it is your first of the day.'
        : 'Practice: your first run of the day is the one that counts.'
    case 'checking':
      return 'Your run is being played again to check it...'
    case 'checked':
      return null
    case 'unchecked':
      return `Saved on this device only. ${run.problem}`
  }
}

function placeText(run: Extract<RunState, { kind: 'checked' }>): string {
  const { result, keptBy } = run
  const points = `${scoreText(result.run.points)} points`
  if (keptBy === 'browser') return `${points}. Saved on this device only.`
  if (result.dayPlace === null) return `${points}, checked. Practice runs have no place.`
  const allTime = result.allTimePlace === null ? '' : `, ${result.allTimePlace} of all time`
  return `${points}, checked: place ${result.dayPlace} today${allTime}.`
}

type RunOutcomeProps = {
  readonly gameId: string
  readonly run: RunState
  /** Offered once the run has ended. */
  readonly onAgain: (() => void) | null
}

/** What a run counts for, and what came of it (OP-60). */
export function RunOutcome({ gameId, run, onAgain }: RunOutcomeProps) {
  if (run.kind === 'none' || run.kind === 'starting') return null
  const hasEnded = run.kind === 'checked' || run.kind === 'unchecked'
  return (
    <div className="game-outcome">
      <p role="status" className="text-sm">
        <span className="text-muted">{`${EDITIONS[run.ticket.edition]}. `}</span>
        {run.kind === 'checked' ? placeText(run) : noteOf(run)}
      </p>
      {hasEnded && (
        <div className="flex flex-wrap gap-2">
          {run.kind === 'unchecked' && run.retry !== null && (
            <Button size="sm" onClick={run.retry}>
              Send again
            </Button>
          )}
          {run.kind === 'checked' && run.result.run.log !== null && (
            <LinkButton to="/play/$gameId" params={{ gameId }} search={{ run: run.result.run.runId }} size="sm">
              Watch replay
            </LinkButton>
          )}
          {onAgain !== null && (
            <Button size="sm" tone="solid" onClick={onAgain}>
              Play again
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
