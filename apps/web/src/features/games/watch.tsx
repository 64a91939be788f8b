import { Link } from '@tanstack/react-router'
import type { Backend } from '@trendverse/contract/contract'
import { REPLAY_SPEEDS, type ReplaySpeed } from '@trendverse/domain/games/frame-protocol'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { Pause, Play } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
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

/** A run that may be watched has its course with it; one that is held back, a sentence that says until when. */
type WatchedRun =
  | { readonly kind: 'run'; readonly run: ShownRun; readonly pack: unknown }
  | { readonly kind: 'held_back'; readonly text: string }

async function withPack(backend: Backend, run: ShownRun, signal: AbortSignal): Promise<WatchedRun> {
  const { data: pack } = await backend.games.pack({ packId: run.packId }, { signal })
  return { kind: 'run', run, pack: pack.content }
}

/** The run of an address. An administrator who works in this browser sees it before others may. */
function useWatchedRun(runId: string) {
  const services = useServices()
  return useRead(`run ${runId}`, async (backend, signal): Promise<{ readonly data: WatchedRun }> => {
    try {
      const { data: run } = await backend.games.run({ runId }, { signal })
      return { data: await withPack(backend, run, signal) }
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'run_held_back') throw error
      const { readAsAdministrator } = await import('./read-as-administrator')
      const run = await readAsAdministrator(services, runId)
      return { data: run === null ? { kind: 'held_back', text: error.message } : await withPack(backend, run, signal) }
    }
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

/** A run to watch: it costs nothing, and nobody needs an account for it once its day is over. */
export function Watch({ game, runId }: WatchProps) {
  const { phase, data } = useWatchedRun(runId)
  if (phase === 'loading') return <Skeleton className="aspect-video w-full rounded-lg!" />
  const watched = phase === 'failed' ? null : data
  if (watched?.kind === 'held_back') {
    return (
      <EmptyState heading="h1" title="This replay gives away today’s answers" text={watched.text}>
        <PlayLink game={game} />
      </EmptyState>
    )
  }
  if (watched === null || watched.run.log === null || watched.run.gameId !== game.id) {
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
  return <Replay key={runId} game={game} run={watched.run} log={watched.run.log} pack={watched.pack} />
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
