import { Link } from '@tanstack/react-router'
import type { AttentionPlace } from '@trendverse/domain/administration/attention'
import { Panel } from '../../../components/overlays/panel'
import { countOf } from '../../../components/text/count-text'
import { wayTo } from './attention-pages'
import type { Attention } from './dashboard-answers'

const GIB = 1024 ** 3

type HealthLine = {
  readonly label: string
  readonly text: string
  readonly place: AttentionPlace
}

function linesOf({ sources, jobs, keys, mail, disk }: Attention['health']): readonly HealthLine[] {
  const parts = ({ all, well }: { readonly all: number; readonly well: number }, none: string) =>
    all === 0 ? none : `${well} of ${all} OK`
  const delivery = [
    countOf(mail.servers, 'server'),
    mail.waiting > 0 ? `${mail.waiting} waiting` : 'none waiting',
    ...(mail.failed > 0 ? [`${mail.failed} failed in the last 24 hours`] : []),
  ]
  return [
    { label: 'Sources', text: parts(sources, 'none fetched yet'), place: 'sources' },
    { label: 'Jobs', text: parts(jobs, 'none has run yet'), place: 'jobs' },
    { label: 'Mail', text: delivery.join(', '), place: 'mail' },
    { label: 'AI keys', text: parts(keys, 'none in use'), place: 'keys' },
    {
      label: 'Disk',
      text:
        disk === null
          ? 'unknown'
          : `${(disk.freeBytes / GIB).toFixed(1)} of ${Math.round(disk.totalBytes / GIB)} GB free`,
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
                {way ? (
                  <Link to="/admin/{-$page}" params={way.params} search={way.search} className="hover:underline">
                    {label}
                  </Link>
                ) : (
                  label
                )}
              </dt>
              <dd className="text-right text-muted tabular-nums">{text}</dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
