import type { ReactNode } from 'react'
import { countOf, countText } from '../../../components/text/count-text'
import { RelativeTime } from '../../../components/text/relative-time'
import type { OpenTrend } from './admin-trend-types'

const signed = (part: number): string => `${part <= -0.005 ? '−' : '+'}${Math.abs(part).toFixed(2)}`

/** Why a trend is ranked where it is: the score, and what adds up to it. */
export function RankParts({ rank }: { readonly rank: OpenTrend['rank'] }) {
  return (
    <section aria-label="How it ranks" className="grid grid-cols-1 gap-3">
      <h3 className="text-lg">How it ranks</h3>
      {rank === null ? (
        <p className="text-sm text-muted">Not ranked, because it isn’t live or no source lists it.</p>
      ) : (
        <table className="w-full text-sm">
          <tbody className="tabular-nums">
            <RankRow label="People" part={rank.parts.people}>
              seen by about {countText(Math.round(rank.people))} people
            </RankRow>
            <RankRow label="Momentum" part={rank.parts.momentum}>
              {rank.momentum.toFixed(1)} compared with similar trends
            </RankRow>
            <RankRow label="Voices" part={rank.parts.voices}>
              {rank.voices} independent, with {countOf(rank.publishers, 'publisher')}
            </RankRow>
            <RankRow label="Quiet" part={rank.parts.quiet}>
              nothing new since <RelativeTime at={rank.newsAt} />
            </RankRow>
          </tbody>
          <tfoot>
            <tr className="border-t border-line-strong font-medium tabular-nums">
              <th scope="row" className="py-2 text-left">
                Score
              </th>
              <td className="py-2 text-muted">expected attention, on a logarithmic scale</td>
              <td className="py-2 text-right">{rank.score.toFixed(2)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  )
}

type RankRowProps = { readonly label: string; readonly part: number; readonly children: ReactNode }

function RankRow({ label, part, children }: RankRowProps) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-4 text-left font-medium">
        {label}
      </th>
      <td className="py-2 pr-4 text-muted">{children}</td>
      <td className="py-2 text-right">{signed(part)}</td>
    </tr>
  )
}
