import { Panel } from '../../components/overlays/panel'
import { countText } from '../../components/text/count-text'
import type { Analytics } from './analytics'

const COLUMNS = [
  ['today', 'Today'],
  ['last7Days', '7 days'],
  ['last30Days', '30 days'],
  ['total', 'Ever'],
] as const

const ROWS = [
  ['quizzes', 'Quizzes'],
  ['memes', 'Memes'],
  ['games', 'Games'],
] as const

/** What people did, by period. */
export function UseTable({ analytics }: { readonly analytics: Analytics }) {
  return (
    <Panel className="grid gap-4 p-4 sm:p-6">
      <h2 id="uses" className="text-xl">
        What people did
      </h2>
      <table aria-labelledby="uses" className="w-full text-sm tabular-nums">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="pb-2 text-left font-normal">
              <span className="sr-only">What</span>
            </th>
            {COLUMNS.map(([key, label]) => (
              <th key={key} scope="col" className="pb-2 text-right font-normal whitespace-nowrap">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([row, label]) => (
            <tr key={row} className="border-t border-line">
              <th scope="row" className="py-2.5 text-left font-medium">
                {label}
              </th>
              {COLUMNS.map(([key]) => (
                <td key={key} className="py-2.5 text-right">
                  {countText(analytics[row][key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
