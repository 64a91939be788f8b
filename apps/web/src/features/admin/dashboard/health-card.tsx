import { Link } from '@tanstack/react-router'
import type { AttentionPlace } from '@trendverse/domain/administration/attention'
import type { ReactNode } from 'react'
import { Panel } from '../../../components/overlays/panel'
import { countOf } from '../../../components/text/count-text'
import { RelativeTime } from '../../../components/text/relative-time'
import { diskText } from '../health/disk-text'
import { wayTo } from './attention-pages'
import type { Attention } from './dashboard-answers'

type HealthLine = {
  readonly label: string
  readonly text: ReactNode
  readonly place: AttentionPlace
}

function deliveryText({ servers, waiting, failed }: NonNullable<Attention['health']['mail']>): string {
  const parts = [countOf(servers, 'server'), waiting > 0 ? `${waiting} waiting` : 'none waiting']
  return [...parts, ...(failed > 0 ? [`${failed} failed in the last 24 hours`] : [])].join(', ')
}

function linesOf({ sources, jobs, keys, mail, disk, backup }: Attention['health']): readonly HealthLine[] {
  const parts = ({ all, well }: { readonly all: number; readonly well: number }, none: string) =>
    all === 0 ? none : `${well} of ${all} OK`
  return [
    { label: 'Sources', text: parts(sources, 'none fetched yet'), place: 'sources' },
    { label: 'Jobs', text: parts(jobs, 'none has run yet'), place: 'jobs' },
    ...(mail === null ? [] : [{ label: 'Mail', text: deliveryText(mail), place: 'mail' as const }]),
    ...(keys === null ? [] : [{ label: 'AI keys', text: parts(keys, 'none in use'), place: 'keys' as const }]),
    {
      label: 'Disk',
      text: disk === null ? 'unknown' : `${diskText(disk)} free`,
      place: 'operation',
    },
    {
      label: 'Last backup',
      text: backup === null ? 'unknown' : backup.latestAt === null ? 'none yet' : <RelativeTime at={backup.latestAt} />,
      place: 'operation',
    },
  ]
}

/** How the parts of the site are. */
export function HealthCard({ health }: { readonly health: Attention['health'] }) {
  return (
    <Panel className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <h2 className="text-xl">Health</h2>
      <dl className="grid grid-cols-1 text-sm">
        {linesOf(health).map(({ label, text, place }) => {
          const way = wayTo(place)
          return (
            <div key={label} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
              <dt>
                <Link
                  to="/admin/{-$page}"
                  params={way.params}
                  search={way.search}
                  className="-my-3.5 inline-block py-3.5 hover:underline"
                >
                  {label}
                </Link>
              </dt>
              <dd className="text-right text-muted tabular-nums">{text}</dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
