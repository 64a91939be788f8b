import { Link } from '@tanstack/react-router'
import { REPLAY_SPEEDS, type ReplaySpeed } from '@trendverse/domain/games/frame-protocol'
import { Pause, Play } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useRead } from '../../backend/reads/use-read'
import { useServices } from '../../backend/services'
import { reloadPage } from '../../components/browser/reload-page'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'
import { Skeleton } from '../../components/page/skeleton'
import { CopyButton } from '../../components/sharing/copy-button'
import { dateName } from './day-name'
import { FrameFailed } from './frame-failed'
import { LoadingOverlay } from './frame-notes'
import type { ListedGame, ShownRun } from './game-calls'
import { GameBack } from './game-header'
import { scoreText } from './game-texts'
import { ReportRun } from './report-run'
import { runLengthText, runTimeText } from './run-time-text'
import { TabChoice } from './tab-choice'
import { useIsPhone } from './use-phone'
import { useReplay } from './use-replay'
import { useToday } from './use-today'

/** The run of an address with its course, or null where it cannot be watched. */
function useWatchedRun(runId: string) {
  return useRead(`run ${runId}`, async (backend, signal) => {
    const { data: run } = await backend.games.run({ runId }, { signal })
    const { data: pack } = await backend.games.pack({ packId: run.packId }, { signal })
    return { data: { run, pack: pack.content } }
  })
}

function PlayLink({ game }: { readonly game: ListedGame }) {
  return (
    <LinkButton to="/play/$gameId" params={{ gameId: game.id }} tone="solid">
      {`Play ${game.name}`}
    </LinkButton>
  )
}

type WatchProps = { readonly game: ListedGame; readonly runId: string }

/** A run that anybody may watch: it costs nothing, and nobody needs an account for it. */
export function Watch({ game, runId }: WatchProps) {
  const { phase, data } = useWatchedRun(runId)
  if (phase === 'loading') return <Skeleton className="aspect-video w-full rounded-lg!" />
  if (phase === 'failed' || data.run.log === null || data.run.gameId !== game.id) {
    return (
      <EmptyState
        heading="h1"
        title="Replay Not Found"
        text="It may have been deleted, or its player may have hidden it."
      >
        <PlayLink game={game} />
      </EmptyState>
    )
  }
  return (
    <SpoilerCheck game={game} run={data.run}>
      <Replay key={runId} game={game} run={data.run} log={data.run.log} pack={data.pack} />
    </SpoilerCheck>
  )
}

type SpoilerCheckProps = { readonly game: ListedGame; readonly run: ShownRun; readonly children: ReactNode }

/** Asks members who have no place today before it shows the answers. Guests cannot get a place and are not asked. */
function SpoilerCheck({ game, run: { day, mode }, children }: SpoilerCheckProps) {
  const isSignedIn = useServices().session.token() !== null
  const isOfToday = day === useToday()
  const [isTold, setIsTold] = useState(false)
  const mayAsk = isSignedIn && isOfToday && !isTold
  const { phase, data } = useRead(mayAsk ? `own place ${game.id} ${mode}` : null, (backend, signal) =>
    backend.games.board({ gameId: game.id, board: day, mode }, { signal }),
  )
  if (mayAsk && phase === 'loading') return <Skeleton className="aspect-video w-full rounded-lg!" />
  if (!mayAsk || data === null || data.own !== null) return children
  return (
    <EmptyState
      heading="h1"
      title="This replay gives away today’s answers"
      text="You aren’t on today’s leaderboard yet. Watching first would spoil the fun."
    >
      <PlayLink game={game} />
      <Button onClick={() => setIsTold(true)}>Watch anyway</Button>
    </EmptyState>
  )
}

type ReplayProps = {
  readonly game: ListedGame
  readonly run: ShownRun
  readonly log: string
  readonly pack: unknown
}

function Replay({ game, run, log, pack }: ReplayProps) {
  const { publicUrl } = useServices()
  const place = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const today = useToday()
  const [speed, setSpeed] = useState<ReplaySpeed>(1)
  const { packId, seed, rulesVersion, mode } = run
  const watched = useMemo(
    () => ({ run: { packId, seed, rulesVersion, mode, pack }, replay: { log } }),
    [packId, seed, rulesVersion, mode, pack, log],
  )
  const replay = useReplay(game, watched, place)
  const { position, fault } = replay
  return (
    <div className="grid gap-4">
      <header className="game-header">
        <GameBack />
        <h1 className="text-xl">{`${run.username}: ${scoreText(run.points)} points`}</h1>
        <p className="text-sm text-muted">
          {[
            game.name,
            dateName(run.day),
            ...(run.mode === 'calm' ? ['calm'] : []),
            ...(game.figures.includes('length') ? [runLengthText(run.ticks, game.measure)] : []),
          ].join(', ')}
        </p>
      </header>
      <div className="game-box game-box-wide" data-theme="dark">
        <div ref={place} className="game-frame" />
        {position === null && fault === null && <LoadingOverlay isMobile={isPhone} />}
        {fault !== null && <FrameFailed fault={fault} onTryAgain={reloadPage} />}
      </div>
      {position !== null && (
        <div className="replay-bar">
          <Button
            size="sm"
            aria-label={position.isPlaying ? 'Pause' : 'Play'}
            onClick={position.isPlaying ? replay.pause : replay.play}
          >
            {position.isPlaying ? (
              <Pause aria-hidden="true" className="size-4" />
            ) : (
              <Play aria-hidden="true" className="size-4" />
            )}
          </Button>
          <input
            type="range"
            className="replay-range"
            aria-label="Replay position"
            aria-valuetext={runTimeText(position.tick)}
            min={0}
            max={position.ticks}
            step={1}
            list="replay-marks"
            value={position.tick}
            onChange={(event) => replay.seek(Number(event.target.value))}
          />
          <datalist id="replay-marks">
            {position.marks.map(({ tick, label }) => (
              <option key={tick} value={tick}>
                {label}
              </option>
            ))}
          </datalist>
          <span className="text-sm text-muted tabular-nums">
            {`${runTimeText(position.tick)} / ${runTimeText(position.ticks)}`}
          </span>
          <TabChoice
            legend="Speed"
            options={REPLAY_SPEEDS.map((value) => [value, `${value}x`])}
            value={speed}
            onChoose={(value) => {
              setSpeed(value)
              replay.setSpeed(value)
            }}
          />
        </div>
      )}
      {position !== null && position.marks.length > 0 && (
        <nav aria-label="Key moments" className="replay-marks">
          {position.marks.map(({ tick, label }) => (
            <Button key={tick} tone="bare" size="sm" onClick={() => replay.seek(tick)}>
              {label}
            </Button>
          ))}
        </nav>
      )}
      <div className="flex flex-wrap gap-3">
        {/* Where thinking takes no time there is nothing to race. */}
        {run.day === today && game.measure === 'time' && (
          <LinkButton to="/play/$gameId" params={{ gameId: game.id }} search={{ race: run.runId }} tone="solid">
            Race this run
          </LinkButton>
        )}
        {/* Others cannot open practice runs. */}
        {run.ranked && (
          <CopyButton
            label="Copy link"
            text={() => `${publicUrl}/play/${game.id}?run=${run.runId}`}
            done="Link copied to clipboard!"
            failed="Failed to copy link"
          />
        )}
        <Link to="/play/$gameId" params={{ gameId: game.id }} className="game-back">
          {`About ${game.name}`}
        </Link>
        <ReportRun run={run} />
      </div>
    </div>
  )
}
