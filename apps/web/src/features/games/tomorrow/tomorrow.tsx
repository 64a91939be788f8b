import { useLocation } from '@tanstack/react-router'
import { useRead } from '../../../backend/reads/use-read'
import { useRuntime, useServices } from '../../../backend/services'
import { useSession } from '../../../backend/session/use-session'
import { Button } from '../../../components/controls/button'
import { LinkButton } from '../../../components/controls/link-button'
import { dayName } from '../day-name'
import { useToday } from '../use-today'
import { CalibrationChart } from './calibration-chart'
import { OpenRound } from './open-round'
import { OwnRecordLine } from './own-record'
import type { PredictionBoard, Predictions, Round } from './prediction-calls'
import { RoundView } from './round-view'
import { Standings } from './standings'
import { TomorrowHead } from './tomorrow-head'
import { TomorrowSkeleton } from './tomorrow-skeleton'
import { roundText } from './tomorrow-text'
import type { RoundListener } from './use-locking-in'
import './tomorrow.css'

/** The forecasting half of Trend Predictor. It takes a server: a device reads no sources that could settle anything. */
export function Tomorrow() {
  return useRuntime() === 'server' ? <TomorrowOnServer /> : null
}

function TomorrowOnServer() {
  const { phase, data, refresh, update } = useRead('rounds of forecasts', (backend, signal) =>
    backend.predictions.read(undefined, { signal }),
  )
  return (
    <section aria-labelledby="tomorrow" className="tomorrow" aria-busy={phase === 'loading'}>
      <TomorrowHead />
      {phase === 'loading' ? (
        <TomorrowSkeleton />
      ) : phase === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="text-sm text-muted">Today’s round didn’t load.</p>
          <Button size="sm" onClick={refresh}>
            Try again
          </Button>
        </div>
      ) : (
        <Rounds
          predictions={data}
          onKept={(round) => update((before) => before && { ...before, round })}
          onSealed={refresh}
        />
      )}
      {phase !== 'loading' && phase !== 'failed' && <Record record={data.record} />}
    </section>
  )
}

type RoundsProps = RoundListener & { readonly predictions: Predictions }

function Rounds({ predictions: { round, previous }, ...listener }: RoundsProps) {
  const today = useToday()
  return (
    <>
      {round === null ? (
        <p className="game-outcome">
          There’s no round yet today. It opens once our sources have spotted ten new things.
        </p>
      ) : (
        <div className="grid gap-4">
          <RoundHead name={dayName(round.day, today)} round={round} />
          <RoundOf key={round.day} round={round} {...listener} />
        </div>
      )}
      {previous !== null && (
        <details className="tomorrow-before" open={round === null}>
          <summary>
            <h3 className="inline font-semibold">{dayName(previous.day, today)}</h3> {roundText(previous)}
          </summary>
          <RoundView round={previous} />
        </details>
      )}
    </>
  )
}

function RoundHead({ name, round }: { readonly name: string; readonly round: Round }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h3 className="text-lg">{name}</h3>
      <p className="tomorrow-state" data-open={round.isOpen}>
        {roundText(round)}
      </p>
    </div>
  )
}

function RoundOf({ round, ...listener }: RoundListener & { readonly round: Round }) {
  const { session } = useServices()
  const { user } = useSession()
  const from = useLocation({ select: ({ publicHref }) => publicHref })
  if (!round.isOpen) return <RoundView round={round} />
  if (user !== null || session.token() !== null) return <OpenRound round={round} {...listener} />
  return (
    <>
      <div className="game-outcome">
        <p>Sign in to make your forecasts for these ten. We’ll keep them in your account.</p>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/login" search={{ from }} size="sm" tone="solid">
            Sign In
          </LinkButton>
          <LinkButton to="/signup" search={{ from }} size="sm">
            Create Free Account
          </LinkButton>
        </div>
      </div>
      <RoundView round={round} />
    </>
  )
}

function isAnythingSettled({ rows, engineCalibration }: PredictionBoard, record: Predictions['record']): boolean {
  return rows.length > 0 || engineCalibration.length > 0 || (record?.resolved ?? 0) > 0
}

/** How it went lately: for the visitor, for everybody, for the engine. */
function Record({ record }: Pick<Predictions, 'record'>) {
  const { phase, data } = useRead('board of forecasters', (backend, signal) =>
    backend.predictions.board(undefined, { signal }),
  )
  if (phase === 'loading') return null
  // Until a forecast is settled there is nothing to compare.
  if (phase !== 'failed' && !isAnythingSettled(data, record)) return null
  return (
    <>
      {record !== null && <OwnRecordLine record={record} />}
      {phase === 'failed' ? (
        <p className="text-sm text-muted">The standings didn’t load. Your forecasts still count.</p>
      ) : (
        <div className="tomorrow-record">
          <Standings board={data} stillToRank={record?.stillToRank ?? null} />
          <CalibrationChart yours={record?.calibration ?? null} engine={data.engineCalibration} />
        </div>
      )}
    </>
  )
}
