import type { GameRun } from '@trendverse/domain/games/frame-protocol'
import type { GameMode } from '@trendverse/domain/games/game-run'
import { useState } from 'react'
import type { Runtime } from '../../backend/runtime/runtime-state'
import { useServices } from '../../backend/services'
import type { ListedGame, RunResult, ShownRun, Ticket } from './game-calls'
import type { FinishedRun, PlayRun } from './play-session'
import { finishProblem, startProblem } from './run-problem'

/** What the run of a game has come to, as far as this page knows. */
export type RunState =
  | { readonly kind: 'none'; readonly problem: string | null }
  | { readonly kind: 'starting' }
  | { readonly kind: 'playing'; readonly ticket: Ticket; readonly isRestarted: boolean }
  | { readonly kind: 'checking'; readonly ticket: Ticket }
  | { readonly kind: 'checked'; readonly ticket: Ticket; readonly result: RunResult; readonly keptBy: Runtime }
  /** It stays on this device; `retry` sends it once more where that can help. */
  | {
      readonly kind: 'unchecked'
      readonly ticket: Ticket
      readonly problem: string
      readonly retry: (() => void) | null
    }

export type RunControls = {
  readonly state: RunState
  /** What the frame is to be opened with; null before the first start. */
  readonly played: PlayRun | null
  /** Books a unit of the day and opens the course; resolves to whether it did (OP-27). */
  readonly start: (mode: GameMode, rival: ShownRun | null) => Promise<boolean>
  /** The player restarts by hand: what comes then is no start of its own, so it is not sent. */
  readonly restarted: () => void
  /** The game says that a run ended. */
  readonly finished: (run: FinishedRun) => void
}

const NONE: RunState = { kind: 'none', problem: null }
const RESTARTED = 'You restarted this one: only a run from its start can be checked.'

/** From the ticket to the verified place of one run after the other (OP-60). */
export function useRun(game: Pick<ListedGame, 'id'>): RunControls {
  const { call, callAt, holdRuntime, runtime } = useServices()
  const [state, setState] = useState<RunState>(NONE)
  const [played, setPlayed] = useState<PlayRun | null>(null)
  const [keptBy, setKeptBy] = useState<Runtime>('server')

  const send = async (ticket: Ticket, { log, score }: FinishedRun): Promise<void> => {
    setState({ kind: 'checking', ticket })
    const { runId } = ticket
    try {
      // To whoever gave the ticket, and nobody else.
      const { data: result } = await callAt(keptBy, (backend) => backend.games.finish({ runId, log, score }))
      setState({ kind: 'checked', ticket, result, keptBy })
    } catch (error) {
      const { text, isWorthRetrying } = finishProblem(error)
      const retry = isWorthRetrying ? () => void send(ticket, { log, score } as FinishedRun) : null
      setState({ kind: 'unchecked', ticket, problem: text, retry })
    }
  }

  return {
    state,
    played,
    async start(mode, rival) {
      setState({ kind: 'starting' })
      try {
        const { data: ticket } = await call((backend) => backend.games.start({ gameId: game.id, mode }))
        const giver = runtime()
        holdRuntime()
        const { packId, seed, rulesVersion } = ticket
        const { data: pack } = await callAt(giver, (backend) => backend.games.pack({ packId }))
        setKeptBy(giver)
        const run = { packId, seed, rulesVersion, mode, pack: pack.content }
        setPlayed({ run, replay: null, ...ghostOf(rival, run) })
        setState({ kind: 'playing', ticket, isRestarted: false })
        return true
      } catch (error) {
        setState({ kind: 'none', problem: startProblem(error) })
        return false
      }
    },
    restarted() {
      if (state.kind === 'none' || state.kind === 'starting') return
      setState({ kind: 'playing', ticket: state.ticket, isRestarted: true })
    },
    finished(run) {
      if (state.kind !== 'playing') return
      const { ticket, isRestarted } = state
      if (isRestarted) setState({ kind: 'unchecked', ticket, problem: RESTARTED, retry: null })
      else void send(ticket, run)
    },
  }
}

/** Whoever flew the same course under the same rules can be raced against. */
function ghostOf(rival: ShownRun | null, run: GameRun): Pick<PlayRun, 'ghost'> {
  if (rival?.log == null) return {}
  const isSameCourse =
    rival.packId === run.packId &&
    rival.seed === run.seed &&
    rival.mode === run.mode &&
    rival.rulesVersion === run.rulesVersion
  return isSameCourse ? { ghost: { log: rival.log } } : {}
}
