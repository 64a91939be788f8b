import { gameErrorText } from '@trendverse/domain/games/game-errors'
import type { GameMode, WantedBoard } from '@trendverse/domain/games/game-run'
import { FORECASTING_GAME } from '@trendverse/domain/games/predictions/prediction-round'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useRead } from '../../backend/reads/use-read'
import { useServices } from '../../backend/services'
import { lazyPart } from '../../components/browser/lazy-part'
import { useAlert } from '../../components/overlays/use-alert'
import { CountedRunGuard, CountedRunQuestion } from './counted-run-guard'
import { deviceOf } from './device-of'
import { toggleFullScreen } from './full-screen'
import { GameBoard } from './game-board'
import type { ListedGame, ShownRun } from './game-calls'
import { GameDetail } from './game-detail'
import { GameLock } from './game-lock'
import { GameSettingsForm } from './game-settings-form'
import { scoreText } from './game-texts'
import { GuestStart } from './guest-start'
import { ModeChoice } from './mode-choice'
import { createPlaySession, type FinishedRun, type PlayRun, type PlaySession } from './play-session'
import { PlayingView } from './playing-view'
import { wantsLessMotion } from './reduced-motion'
import { RunOutcome } from './run-outcome'
import { RunSources } from './run-sources'
import { RunStories } from './run-stories'
import { TomorrowPlace } from './tomorrow/tomorrow-head'
import { useGameAllowance } from './use-game-allowance'
import { useMemesOfRun } from './use-memes-of-run'
import { useOpenRun } from './use-open-run'
import { madeRun, shownRunId, useRun } from './use-run'
import { useToday } from './use-today'

/** The forecasting half of a game comes when it is looked at. */
const Tomorrow = lazyPart(() => import('./tomorrow/tomorrow').then((module) => module.Tomorrow))

type SessionListeners = {
  readonly onRunFinished: (run: FinishedRun) => void
  readonly onSave: (data: string) => void
}

function usePlaySession(game: ListedGame, { onRunFinished, onSave }: SessionListeners): PlaySession {
  const [session] = useState(() =>
    createPlaySession({
      game,
      storage: () => window.localStorage,
      device: () => deviceOf(window),
      nowMs: () => Date.now(),
      onFullscreen: (place) => toggleFullScreen(place.parentElement),
    }),
  )
  const heard = useEffectEvent(onRunFinished)
  useEffect(() => session.hearRuns((run) => heard(run)), [session])
  const saved = useEffectEvent(onSave)
  useEffect(() => session.hearSaves((data) => saved(data)), [session])
  return session
}

/** What a player did, and in which opening of the game. */
type EndedRun = { readonly played: PlayRun; readonly finished: FinishedRun }

type PlayProps = {
  readonly game: ListedGame
  /** The run to be raced against, if one is. */
  readonly race: string | undefined
  /** The visitor has pressed the button before this was here. */
  readonly startsAtOnce: boolean
  /** That press is dealt with: it starts nothing a second time. */
  readonly onStartTaken: () => void
}

type Rival = { readonly rival: ShownRun | null; readonly isHeldBack: boolean }

/** Whoever is raced against; null where nobody is, their run is not kept, not to be seen yet, or was on another day's course. */
function useRival(game: ListedGame, runId: string | undefined, today: string): Rival {
  const read = useRead(runId === undefined ? null : `run to race ${runId}`, (backend, signal) =>
    backend.games.run({ runId: runId ?? '' }, { signal }),
  )
  const { data } = read
  const isSameCourse = data?.gameId === game.id && data.day === today
  const isHeldBack = read.phase === 'failed' && read.error instanceof AppError && read.error.code === 'run_held_back'
  return { rival: isSameCourse && data.log !== null ? data : null, isHeldBack }
}

/** PL-01: a game before and after its start. Only browsers draw it. */
export function Play({ game, race, startsAtOnce, onStartTaken }: PlayProps) {
  const run = useRun(game)
  const [ended, setEnded] = useState<EndedRun | null>(null)
  const session = usePlaySession(game, {
    onRunFinished(finished) {
      if (run.played !== null) setEnded({ played: run.played, finished })
      run.finished(finished)
    },
    onSave: run.saved,
  })
  const openRun = useOpenRun(game)
  const state = useSyncExternalStore(session.subscribe, session.getState)
  const { refusal, isUsedUp, refresh } = useGameAllowance()
  const isSignedIn = useServices().session.token() !== null
  const hasForecasts = game.id === FORECASTING_GAME
  // Everything about a game is for everybody to see: guests are invited where they want to play.
  const [isLockDue, setIsLockDue] = useState(startsAtOnce && !isSignedIn)
  const today = useToday()
  const { rival, isHeldBack } = useRival(game, race, today)
  const showAlert = useAlert()
  const [mode, setMode] = useState<GameMode>(() =>
    game.modes.includes('calm') && wantsLessMotion(window) ? 'calm' : 'normal',
  )
  const [asked, setAsked] = useState<'reset' | 'again' | null>(null)
  const { error } = state.play
  const memes = useMemesOfRun(game.id, state.play.isLoaded)

  useEffect(() => {
    if (error !== null) void showAlert(gameErrorText(error))
  }, [error, showAlert])

  const hasEnded = run.state.kind === 'checking' || run.state.kind === 'checked' || run.state.kind === 'unchecked'
  const isSolved = hasEnded || (run.state.kind === 'playing' && run.state.isRestarted)
  const isForFun = game.practice === 'earlier' && 'ticket' in run.state && !run.state.ticket.ranked

  const start = async (board?: WantedBoard): Promise<void> => {
    // A frame that failed before anything was played has used up nothing.
    const isUnplayed = state.fault !== null && (!state.play.isLoaded || state.play.playTimeSeconds === 0)
    // Who counts moves loses nothing by a run without a save: it begins where it stood, at its start.
    const isKept = session.hasSave() || game.measure === 'moves'
    const mayResume = board === undefined && (isUnplayed || isKept)
    await run.start({ mode: rival?.mode ?? mode, rival, mayResume, board })
    refresh()
  }
  const again = (): void => void start(game.practice === 'earlier' && isSolved ? 'earlier' : undefined)
  const startFirst = useEffectEvent(() => {
    onStartTaken()
    if (isSignedIn) again()
  })
  useEffect(() => {
    if (startsAtOnce) startFirst()
  }, [startsAtOnce])
  const board =
    game.modes.length > 0 ? (
      <GameBoard
        game={game}
        mode={mode}
        day={'ticket' in run.state && !isForFun ? run.state.ticket.day : today}
        version={run.state.kind === 'checked' ? run.state.result.run.runId : ''}
      />
    ) : null

  const reset = (): void => {
    session.reset()
    run.restarted()
  }
  const isCounting =
    run.state.kind === 'playing' &&
    run.state.ticket.ranked &&
    !run.state.isRestarted &&
    state.play.hasControls &&
    error === null
  // A game that counts moves saves itself, so leaving it loses nothing.
  const isAtStake = isCounting && game.measure === 'time'

  if (run.played === null) {
    return (
      <>
        <GameDetail
          game={game}
          refusal={openRun !== null && isUsedUp ? null : refusal}
          problem={run.state.kind === 'none' ? run.state.problem : null}
          isStarting={run.state.kind === 'starting'}
          open={openRun}
          onStart={() => (isSignedIn ? void start() : setIsLockDue(true))}
          choices={
            <>
              {rival === null ? (
                <ModeChoice modes={game.modes} mode={mode} onChoose={setMode} />
              ) : (
                <p className="game-outcome text-sm">
                  {`You’re racing ${rival.username} (${scoreText(rival.points)} points). The pale craft beside yours replays their run.`}
                </p>
              )}
              {isHeldBack && (
                <p className="game-outcome text-sm">
                  Finish your own run for today first. Then you can race against this one.
                </p>
              )}
              {!isSignedIn && game.modes.length > 0 && <GuestStart game={game} mode={mode} />}
            </>
          }
          settings={<GameSettingsForm settings={state.settings} onChange={session.changeSettings} />}
          board={board}
          extra={hasForecasts && <Tomorrow fallback={<TomorrowPlace />} />}
        />
        {isLockDue && <GameLock game={game} />}
      </>
    )
  }
  const told = { game, run: run.state, today }
  const made = ended?.played === run.played ? madeRun(run, ended.finished) : null
  return (
    <PlayingView
      game={game}
      session={session}
      state={state}
      run={run.played}
      outcome={
        <>
          <RunOutcome {...told} onAgain={again} onDayAgain={() => void start('day')} />
          {memes !== null && made !== null && <memes.SaveMemes game={game} run={made} memesOfRun={memes.memesOfRun} />}
          <RunSources pack={run.played.run?.pack} answered={state.play.stats.experience} />
          {hasEnded && <RunStories pack={run.played.run?.pack} level={state.play.stats.level} />}
        </>
      }
      dialogOutcome={<RunOutcome {...told} onAgain={null} />}
      shownRunId={shownRunId(run.state)}
      onAgain={() => (isAtStake ? setAsked('again') : again())}
      onReset={() => (isCounting ? setAsked('reset') : reset())}
    >
      {board}
      <CountedRunGuard isAtStake={isAtStake} />
      {asked !== null && (
        <CountedRunQuestion
          title="Start over?"
          goOnLabel="Start over"
          onStay={() => setAsked(null)}
          onGoOn={() => {
            setAsked(null)
            if (asked === 'reset') reset()
            else again()
          }}
        />
      )}
    </PlayingView>
  )
}
