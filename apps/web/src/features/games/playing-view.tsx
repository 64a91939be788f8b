import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { Button } from '../../components/controls/button'
import { notify } from '../../components/overlays/notify'
import { CompleteDialog } from './complete-dialog'
import { FrameFailed } from './frame-failed'
import { LoadingOverlay, MobileControls, MobileStrip } from './frame-notes'
import { toggleFullScreen } from './full-screen'
import type { ListedGame } from './game-calls'
import { GameHeader } from './game-header'
import { loadShareGame } from './late-share-game'
import type { PlayRun, PlaySession, SessionState } from './play-session'
import { StatTiles } from './stat-tiles'
import { useIsPhone, useOrientation } from './use-phone'
import { watchAttention } from './watch-attention'

type PlayingViewProps = {
  readonly game: ListedGame
  readonly session: PlaySession
  readonly state: SessionState
  /** What the game is played with; another one opens the game anew. */
  readonly run: PlayRun
  /** What became of the run: its place, or why it has none, and what to do next. */
  readonly outcome: ReactNode
  /** The same for the dialog, which has its own buttons for what is next. */
  readonly dialogOutcome: ReactNode
  /** The run, where anybody may watch it by now. */
  readonly shownRunId: string | null
  readonly onAgain: () => void
  readonly onReset: () => void
  /** What stands beside the frame, below the tiles. */
  readonly children?: ReactNode
}

const LOW_WINDOW_PX = 500

/** PL-10: the game in its frame, and how it stands. */
export function PlayingView({
  game,
  session,
  state,
  run,
  outcome,
  dialogOutcome,
  shownRunId,
  onAgain,
  onReset,
  children,
}: PlayingViewProps) {
  const { play, settings, fault } = state
  const box = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const orientation = useOrientation()
  const hasWarnedOfStorage = useRef(false)

  useEffect(() => {
    if (place.current === null) return undefined
    session.open(place.current, run)
    if (session.getState().settings.fullscreenOnStart) toggleFullScreen(box.current)
    return () => session.close()
  }, [session, run])

  useEffect(() => {
    if (play.isLoaded) loadShareGame().catch((cause: unknown) => logFailure('Sharing a game cannot be offered.', cause))
  }, [play.isLoaded])

  const turnedAway = useEffectEvent(() => {
    // A game that counts moves, not time, costs its player nothing while they look away.
    if (play.isRunning && game.measure === 'time') session.pause()
  })
  useEffect(() => (box.current === null ? undefined : watchAttention(box.current, () => turnedAway())), [])
  // A window as low as a phone lying on its side shows the game first.
  useEffect(() => {
    if (window.innerHeight < LOW_WINDOW_PX) box.current?.scrollIntoView()
  }, [run, orientation])
  useEffect(() => session.tellOrientation(orientation), [session, orientation])

  const save = (): void => {
    const isSaved = session.save()
    if (isSaved) notify('Game saved on this device.')
    else if (!hasWarnedOfStorage.current)
      notify('Your game couldn’t be saved: this browser’s storage is full or blocked.')
    hasWarnedOfStorage.current = !isSaved
  }

  return (
    <div className="game-play">
      <GameHeader
        game={game}
        play={play}
        onPause={session.pause}
        onResume={session.resume}
        onReset={onReset}
        onSound={session.toggleSound}
        onFullscreen={() => toggleFullScreen(box.current)}
      />
      <div className="game-stage">
        <div ref={box} className="game-box" data-theme="dark">
          <div ref={place} className="game-frame" />
          {!play.isLoaded && fault === null && <LoadingOverlay isMobile={isPhone} />}
          {fault !== null && <FrameFailed fault={fault} onTryAgain={onAgain} />}
        </div>
        {isPhone && play.isLoaded && <MobileStrip play={play} orientation={orientation} />}
        {outcome}
      </div>
      <aside className="game-side">
        <StatTiles gameId={game.id} stats={play.stats} playTimeSeconds={play.playTimeSeconds} />
        <section aria-labelledby="game-controls" className="game-card">
          <h2 id="game-controls" className="text-xl">
            Game Controls
          </h2>
          <div className="flex flex-wrap gap-3">
            <Button onClick={save}>Save</Button>
            <Button onClick={session.complete}>Complete</Button>
          </div>
          {settings.autoSave && <p className="text-sm text-muted">Saves automatically every 30 seconds.</p>}
        </section>
        {children}
        {isPhone && play.isLoaded && <MobileControls game={game} />}
      </aside>
      {play.isDialogOpen && (
        <CompleteDialog
          game={game}
          play={play}
          outcome={dialogOutcome}
          runId={shownRunId}
          onContinue={session.goOn}
          onAgain={onAgain}
        />
      )}
    </div>
  )
}
