import type { GameEdition } from '@trendverse/domain/games/game-run'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { unrankedText } from '../../components/ranking/unranked-text'
import { dateName, dayName } from './day-name'
import type { ListedGame, Ticket } from './game-calls'
import { scoreText } from './game-texts'
import type { RunState } from './use-run'

/** Where the course of a run comes from. */
type Begun = Extract<RunState, { readonly ticket: Ticket }>

const EDITIONS: Readonly<Record<GameEdition, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  archive: 'From the archive',
}

type Practice = ListedGame['practice']

function noteOf(run: Begun, today: string, practice: Practice): string {
  switch (run.kind) {
    case 'playing':
      if (run.isRestarted) return 'Practice run: you restarted, so it isn’t ranked.'
      if (run.ticket.unranked !== null) return unrankedText(run.ticket.unranked)
      if (practice === 'earlier' && !run.ticket.ranked) return forFunText(run.ticket.day, today)
      return run.ticket.ranked
        ? 'This run counts for the leaderboard: it’s your first of the day.'
        : 'Practice run: only your first run of the day counts.'
    case 'checking':
      return 'Checking your run by replaying it...'
    case 'checked':
      return placeText(run, today, practice)
    case 'unchecked':
      return `Not ranked. ${run.problem}`
  }
}

function forFunText(day: string, today: string): string {
  return `${day === today ? 'Today’s puzzle again' : `Puzzle from ${dateName(day)}`}: just for fun, so it isn’t ranked.`
}

function placeText(run: Extract<Begun, { kind: 'checked' }>, today: string, practice: Practice): string {
  const { result, keptBy } = run
  const points = `${scoreText(result.run.points)} points`
  if (keptBy === 'browser') return `${points}. Saved on this device only.`
  if (result.unranked !== null) return `${points}, checked. ${unrankedText(result.unranked)}`
  if (result.dayPlace === null)
    return run.ticket.ranked
      ? `${points}, checked. This run isn’t on the leaderboard.`
      : `${points}, checked. It was ${practice === 'earlier' ? 'just for fun' : 'a practice run'}, so it isn’t on the leaderboard.`
  const allTime = result.allTimePlace === null ? '' : `, place ${result.allTimePlace} of all time`
  const name = dayName(result.run.day, today)
  const day = name === dateName(result.run.day) ? `on ${name}` : name.toLowerCase()
  return `${points}, checked: place ${result.dayPlace} ${day}${allTime}.`
}

type RunOutcomeProps = {
  readonly game: Pick<ListedGame, 'id' | 'practice'>
  readonly run: RunState
  readonly today: string
  /** Offered once the run has ended, and where the next one did not start; null beside another button that does it. */
  readonly onAgain: (() => void) | null
  /** Replays the board of the day, where `onAgain` deals another. */
  readonly onDayAgain?: () => void
}

/** What a run counts for, and what came of it (OP-60). */
export function RunOutcome({ game, run, today, onAgain, onDayAgain }: RunOutcomeProps) {
  const hasEarlier = game.practice === 'earlier'
  const again = onAgain && (
    <Button size="sm" tone="solid" onClick={onAgain}>
      {hasEarlier ? 'Play another puzzle' : 'Play again'}
    </Button>
  )
  if (run.kind === 'starting') {
    return (
      <p role="status" className="game-outcome text-sm">
        Starting…
      </p>
    )
  }
  if (run.kind === 'unranked') {
    return <p className="game-outcome text-sm text-muted">Just for fun: this game has no leaderboard.</p>
  }
  if (run.kind === 'none') {
    return run.problem === null ? null : (
      <div className="game-outcome">
        <p role="alert" className="text-sm text-warn">
          {run.problem}
        </p>
        {again}
      </div>
    )
  }
  const hasEnded = run.kind === 'checked' || run.kind === 'unchecked'
  return (
    <div className="game-outcome">
      <p role="status" className="text-sm">
        <span className="text-muted">{`${EDITIONS[run.ticket.edition]}. `}</span>
        {noteOf(run, today, game.practice)}
      </p>
      {hasEnded && hasEarlier && (
        <p className="text-sm text-muted">
          {`${onAgain === null ? '“Again”' : '“Play another puzzle”'} opens a puzzle from an earlier day, just for fun. Only your first try at today’s puzzle is ranked.`}
        </p>
      )}
      {hasEnded && (
        <div className="flex flex-wrap gap-2">
          {run.kind === 'unchecked' && run.retry !== null && (
            <Button size="sm" onClick={run.retry}>
              Send again
            </Button>
          )}
          {run.kind === 'checked' && run.result.run.log !== null && (
            <LinkButton
              to="/play/$gameId"
              params={{ gameId: game.id }}
              search={{ run: run.result.run.runId }}
              size="sm"
            >
              Watch replay
            </LinkButton>
          )}
          {again}
          {hasEarlier && onDayAgain !== undefined && (
            <Button size="sm" onClick={onDayAgain}>
              Today’s puzzle again
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
