import { countOf } from '../../../components/text/count-text'
import type { PredictionBoard } from './prediction-calls'
import { brierText } from './tomorrow-text'

type Row = PredictionBoard['rows'][number]

const NAMES = { engine: 'The engine', 'base-rate': 'Always guessing the average' } as const

type StandingsProps = { readonly board: PredictionBoard; readonly stillToRank: number | null }

/** Who forecast best over the last 30 days. Two rows are no people, and say so. */
export function Standings({ board, stillToRank }: StandingsProps) {
  const { rows, own, needed, days, total } = board
  const listed = own !== null && rows.some(({ place }) => place === own.place)
  const below: Row | null = own === null || listed ? null : { kind: 'person', ...own }
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-lg">Standings</h3>
      <p className="text-sm text-muted">
        {`Ranked by average Brier score over the last ${days} days. It shows how far off your forecasts were: 0 is perfect, always saying 50% scores 0.250, and always being certain and wrong scores 1. You need ${needed} settled forecasts to be ranked.`}
      </p>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">
          No one is ranked yet. Be the first on this leaderboard: you need {needed} settled forecasts.
        </p>
      ) : (
        <table className="tomorrow-board">
          <caption className="sr-only">The best forecasters of the last {days} days</caption>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Who</th>
              <th scope="col">Settled</th>
              <th scope="col">Score</th>
            </tr>
          </thead>
          <tbody>
            {[...rows, ...(below === null ? [] : [below])].map((row) => (
              <StandingRow key={row.username ?? row.kind} row={row} isOwn={own !== null && row.place === own.place} />
            ))}
          </tbody>
        </table>
      )}
      {total === 0 && rows.length > 0 && (
        <p className="text-sm text-muted">No players are ranked yet, so first place is up for grabs.</p>
      )}
      {stillToRank !== null && own === null && (
        <p className="text-sm text-muted">
          {stillToRank === 0
            ? 'You have enough settled forecasts to be ranked. To appear here, turn on “Show my runs on leaderboards” in your settings.'
            : `${countOf(stillToRank, 'more settled forecast', 'more settled forecasts')} and you’ll be ranked here.`}
        </p>
      )}
    </div>
  )
}

function StandingRow({ row, isOwn }: { readonly row: Row; readonly isOwn: boolean }) {
  const { kind, place, username, resolved, brier } = row
  return (
    <tr aria-current={isOwn ? 'true' : undefined}>
      <td>{place ?? '–'}</td>
      <td>
        {kind === 'person' ? (
          username
        ) : (
          <>
            {NAMES[kind]} <span className="text-xs text-muted">(not a person)</span>
          </>
        )}
      </td>
      <td>{resolved}</td>
      <td>{brierText(brier)}</td>
    </tr>
  )
}
