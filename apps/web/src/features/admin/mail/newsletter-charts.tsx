import { useMemo } from 'react'
import { Panel } from '../../../components/overlays/panel'
import { countText } from '../../../components/text/count-text'
import { TimeChart } from '../charts/time-chart'
import type { NewsletterFigures } from './mail-types'

const STATUS_WORDS = { active: 'Active', unconfirmed: 'Unconfirmed', unsubscribed: 'Unsubscribed' } as const

/** NL-02: sign-ups and mails by date, readers by status and by where they signed up. */
export function NewsletterCharts({ figures: { subscribers, mails } }: { readonly figures: NewsletterFigures }) {
  const signUps = useMemo(
    () => ({
      times: subscribers.byDate.map(({ day }) => Date.parse(day)),
      series: [{ label: 'Sign-ups', tone: 'accent', values: subscribers.byDate.map(({ count }) => count) }] as const,
    }),
    [subscribers],
  )
  const sent = useMemo(
    () => ({
      times: mails.map(({ day }) => Date.parse(day)),
      series: [
        { label: 'Sent', tone: 'good', values: mails.map((row) => row.sent) },
        { label: 'Failed', tone: 'bad', values: mails.map((row) => row.failed) },
        { label: 'Waiting', tone: 'other', values: mails.map((row) => row.waiting) },
      ] as const,
    }),
    [mails],
  )
  const statuses = Object.entries(STATUS_WORDS).map(([status, label]) => ({
    label,
    // One of the names above.
    count: subscribers.byStatus[status as keyof typeof STATUS_WORDS],
  }))
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Panel className="grid grid-cols-1 p-4 sm:p-6">
        <TimeChart title="Sign-ups per day, last 30 days" shape="bars" {...signUps} />
      </Panel>
      <Panel className="grid grid-cols-1 p-4 sm:p-6">
        <TimeChart title="Emails per day, last 30 days" shape="bars" {...sent} />
      </Panel>
      <CountTable title="Subscribers by status" rows={statuses} />
      <CountTable
        title="Subscribers by sign-up form"
        rows={subscribers.bySource.map(({ source, count }) => ({ label: source, count }))}
      />
    </div>
  )
}

type CountTableProps = {
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly count: number }[]
}

function CountTable({ title, rows }: CountTableProps) {
  return (
    <Panel className="p-4 sm:p-6">
      <table className="w-full text-sm tabular-nums">
        <caption className="pb-3 text-left font-medium">{title}</caption>
        <tbody>
          {rows.map(({ label, count }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                {label}
              </th>
              <td className="py-2 text-right">{countText(count)}</td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className="text-muted">No subscribers yet.</td>
            </tr>
          )}
        </tbody>
      </table>
    </Panel>
  )
}
