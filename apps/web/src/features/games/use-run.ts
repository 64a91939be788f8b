import type { GameRun } from '@trendverse/domain/games/frame-protocol'
import type { GameMode, WantedBoard } from '@trendverse/domain/games/game-run'
import { type KeptRun, keptRunKey, readKeptRun } from '@trendverse/domain/games/kept-run'
import { GIVEN_UP, readRunSave, runSaveText } from '@trendverse/domain/games/run-save'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { keepText, readJson } from '@trendverse/domain/primitives/kept-text'
import { useEffect, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import type { Runtime } from '../../backend/runtime/runtime-state'
import { useServices } from '../../backend/services'
import type { ListedGame, RunResult, ShownRun, Ticket } from './game-calls'
import type { FinishedRun, PlayRun } from './play-session'
import { createRunLock } from './run-lock'
import { finishProblem, startProblem } from './run-problem'
import type { MadeRun } from './save-memes'

/** A run with its ticket; the result goes to the backend that issued it, and nowhere else. */
type StartedRun = { readonly ticket: Ticket; readonly keptBy: Runtime }

type ResumedRun = StartedRun & {
  /** Whether what this device has saved is of this very run. */
  readonly isOwn: boolean
  /** Its progress as that backend has it. */
  readonly save: string | null
}

/** What the run of a game has come to, as far as this page knows. */
export type RunState =
  | { readonly kind: 'none'; readonly problem: string | null }
  | { readonly kind: 'starting' }
  /** A game whose runs nobody keeps. */
  | { readonly kind: 'unranked' }
  | (StartedRun & { readonly kind: 'playing'; readonly isRestarted: boolean })
  | (StartedRun & { readonly kind: 'checking' })
  | (StartedRun & { readonly kind: 'checked'; readonly result: RunResult })
  /** `retry` sends it once more where that can help. */
  | (StartedRun & { readonly kind: 'unchecked'; readonly problem: string; readonly retry: (() => void) | null })

/** What the server needs to play a run again. */
type SentRun = Pick<FinishedRun, 'log' | 'score'>

type StartWish = {
  readonly mode: GameMode
  readonly rival: ShownRun | null
  readonly mayResume: boolean
  /** Of a game with boards of earlier days; without it the server deals. */
  readonly board?: WantedBoard | undefined
}

export type RunControls = {
  readonly state: RunState
  /** What the frame is to be opened with; null before the first start. */
  readonly played: PlayRun | null
  /** Uses one unit of the day and opens a new run (OP-27), or goes on with the last one if it may be resumed. */
  readonly start: (wish: StartWish) => Promise<void>
  /** The player restarts by hand: what comes then is no start of its own, so it is not sent. */
  readonly restarted: () => void
  /** The game saved its progress: it is sent to the backend that issued the ticket, for other devices. */
  readonly saved: (data: string) => void
  /** The game says that a run ended. */
  readonly finished: (run: SentRun) => void
}

const NONE: RunState = { kind: 'none', problem: null }
const ELSEWHERE = 'This run is open in another tab. Continue there, or close that tab first.'
const RESTARTED = 'You restarted partway through, so this run can’t be checked.'

/** From the ticket to the verified place of one run after the other (OP-60). */
export function useRun(game: Pick<ListedGame, 'id' | 'measure'>): RunControls {
  const { call, callAt, holdRuntime, runtime, session } = useServices()
  const [state, setState] = useState<RunState>(NONE)
  const [played, setPlayed] = useState<PlayRun | null>(null)

  const storage = () => window.localStorage
  const userId = (): string => session.getState().user?.id ?? ''
  const keep = (started: StartedRun): void =>
    keepText(storage, keptRunKey(game.id), JSON.stringify({ userId: userId(), ...started } satisfies KeptRun))
  const forget = (): void => keepText(storage, keptRunKey(game.id), null)
  const [lock] = useState(() => createRunLock(navigator.locks))
  useEffect(() => lock.release, [lock])
  const resumable = async (mode: GameMode): Promise<ResumedRun | null> => {
    const keptBy = runtime()
    const wanted = { userId: userId(), keptBy, mode, nowMs: Date.now() }
    const ticket = readKeptRun(readJson(storage, keptRunKey(game.id)), wanted)
    const here = ticket === null ? null : { ticket, keptBy, isOwn: true, save: null }
    if (game.measure === 'time') return here
    // Played on elsewhere, ended there, or begun there: who gave the ticket knows.
    const { data: open } = await callAt(keptBy, (backend) => backend.games.open({ gameId: game.id, mode }))
    if (open === null) return null
    const { seed, rulesVersion, runId } = open.ticket
    const save = open.log === null ? null : runSaveText({ seed, rulesVersion, log: open.log })
    return { ticket: open.ticket, keptBy, isOwn: here?.ticket.runId === runId, save }
  }
  const sendProgress = ({ ticket: { runId }, keptBy }: StartedRun, log: string): void => {
    // The device's own backend reads the same local save.
    if (keptBy === 'browser' && log !== GIVEN_UP) return
    callAt(keptBy, (backend) => backend.games.keep({ runId, log })).catch((cause: unknown) =>
      logFailure('The progress of a run could not be stored.', cause),
    )
  }
  const startNew = async (mode: GameMode, board: WantedBoard | undefined): Promise<StartedRun | null> => {
    const { data: ticket } = await call((backend) => backend.games.start({ gameId: game.id, mode, board }))
    if (ticket === null) return null
    const started = { ticket, keptBy: runtime() }
    keep(started)
    return started
  }

  const send = async (started: StartedRun, { log, score }: SentRun): Promise<void> => {
    setState({ ...started, kind: 'checking' })
    const input = { runId: started.ticket.runId, log, score }
    try {
      const { data: result } = await callAt(started.keptBy, (backend) => backend.games.finish(input))
      setState({ ...started, kind: 'checked', result })
    } catch (error) {
      const { text, isWorthRetrying } = finishProblem(error)
      const retry = isWorthRetrying ? () => void send(started, { log, score }) : null
      setState({ ...started, kind: 'unchecked', problem: text, retry })
    }
  }

  return {
    state,
    played,
    async start({ mode, rival, mayResume, board }) {
      setState({ kind: 'starting' })
      let resumed: ResumedRun | null = null
      try {
        resumed = mayResume ? await resumable(mode) : null
        const started = resumed ?? (await startNew(mode, board))
        holdRuntime()
        if (started === null) {
          setPlayed({ run: null, replay: null, isResumed: true })
          setState({ kind: 'unranked' })
          return
        }
        const { ticket, keptBy } = started
        if (!(await lock.hold(ticket.runId))) return setState({ kind: 'none', problem: ELSEWHERE })
        if (resumed !== null) keep({ ticket, keptBy })
        const { packId, seed, rulesVersion } = ticket
        const { data: pack } = await callAt(keptBy, (backend) => backend.games.pack({ packId }))
        const run = { packId, seed, rulesVersion, mode, pack: pack.content }
        const isResumed = resumed?.isOwn === true
        setPlayed({ run, replay: null, ...ghostOf(rival, run), isResumed, save: resumed?.save ?? null })
        setState({ ticket, keptBy, kind: 'playing', isRestarted: false })
      } catch (error) {
        // A ticket whose pack is gone for good would stand in the way of every further start.
        if (resumed !== null && error instanceof AppError && !error.retryable) forget()
        setState({ kind: 'none', problem: startProblem(error) })
      }
    },
    restarted() {
      if (!('ticket' in state)) return
      forget()
      const { ticket, keptBy } = state
      if (game.measure === 'moves' && state.kind === 'playing') sendProgress({ ticket, keptBy }, GIVEN_UP)
      setState({ kind: 'playing', ticket, keptBy, isRestarted: true })
    },
    saved(data) {
      // Only these can be resumed elsewhere.
      if (game.measure !== 'moves') return
      const log = readRunSave(data)?.log
      if (state.kind === 'playing' && !state.isRestarted && log !== undefined && log !== GIVEN_UP)
        sendProgress(state, log)
    },
    finished(run) {
      if (state.kind !== 'playing') return
      forget()
      lock.release()
      const { ticket, keptBy, isRestarted } = state
      if (isRestarted) setState({ kind: 'unchecked', ticket, keptBy, problem: RESTARTED, retry: null })
      else void send({ ticket, keptBy }, run)
    },
  }
}

/** The run that was checked, where it has a place on a board: then anybody may watch it. */
export function shownRunId(run: RunState): string | null {
  const isShown = run.kind === 'checked' && run.keptBy === 'server' && run.result.dayPlace !== null
  return isShown ? run.result.run.runId : null
}

/** A run as its page shows it, whatever the server says of it; null where it has no ticket. */
export function madeRun({ state, played }: RunControls, { log, score: points }: SentRun): MadeRun | null {
  if (!('ticket' in state) || played?.run == null) return null
  const { seed, rulesVersion, mode, pack: content } = played.run
  return { seed, rulesVersion, mode, content, log, points, day: state.ticket.day }
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
