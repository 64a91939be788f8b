import { RESUMED_FOR_MS, resumableUntil } from '@trendverse/domain/games/run-timing'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { ListedGame, OpenRun } from './game-calls'

type RunRulesProps = {
  readonly game: Pick<ListedGame, 'modes' | 'measure'>
  /** The run that was left and goes on. */
  readonly open?: OpenRun | null
}

const COUNTS = 'Your first run each day counts for the leaderboard. After that, you’re just practising.'

/** What a run is worth, and what leaving it means, before anybody starts one. */
export function RunRules({ game, open = null }: RunRulesProps) {
  if (game.modes.length === 0) return null
  return <p className="max-w-[56ch] text-sm text-muted">{open === null ? rulesText(game) : openText(open)}</p>
}

function rulesText({ measure }: RunRulesProps['game']): string {
  return measure === 'moves'
    ? `${COUNTS} You can leave and pick up where you left off for up to ${RESUMED_FOR_MS / MINUTE_MS} minutes after you start.`
    : `${COUNTS} If you leave, your run ends.`
}

function openText({ ticket }: OpenRun): string {
  const until = new Date(resumableUntil(Date.parse(ticket.startedAt)))
  const time = until.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const which = ticket.ranked ? 'your first run of the day, which counts for the leaderboard' : 'a practice run'
  return `You left ${which}. You can pick up where you left off until ${time}.`
}
