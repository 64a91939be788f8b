import { scoreText } from '../game-texts'
import type { Question } from './prediction-calls'

type SaidTableProps = { readonly question: Pick<Question, 'yours' | 'points' | 'others' | 'title'> }

/** What the visitor, the engine and the base rate said of an item, and what that was worth once it is settled. */
export function SaidTable({ question: { yours, points, others, title } }: SaidTableProps) {
  if (others === null) return null
  const isSettled = others.basePoints !== null
  const rows = [
    { name: 'You', percent: yours, worth: points },
    { name: 'The engine', percent: others.enginePercent, worth: others.enginePoints },
    { name: 'Base rate', percent: others.basePercent, worth: others.basePoints },
  ].filter(({ percent }) => percent !== null)
  return (
    <table className="tomorrow-said">
      <caption className="sr-only">{`Forecasts for: ${title}`}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Chance</th>
          {isSettled && <th scope="col">Points</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, percent, worth }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{`${percent}%`}</td>
            {isSettled && <td>{worth === null ? '' : scoreText(worth)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
