import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@trendverse/domain/primitives/time'
import { Badge } from '../../../components/page/badge'
import { countOf } from '../../../components/text/count-text'
import { ExactTime } from '../../../components/text/exact-time'
import { SettingPanel } from '../sharing/setting-panel'
import { type Fact, FactList } from './fact-list'
import type { ServerHealth } from './health-answers'

type ServerPanelProps = { readonly health: ServerHealth; readonly title?: string }

/** What answers this page, and its database. */
export function ServerPanel({ health, title = 'Server' }: ServerPanelProps) {
  const { status, database, version, uptimeSeconds, pageHeads } = health
  const facts: readonly Fact[] = [
    { label: 'Database', value: database === 'up' ? 'Connected' : 'Not reachable', isBad: database === 'down' },
    { label: 'Version', value: version },
    { label: 'Running for', value: durationText(uptimeSeconds * SECOND_MS) },
    ...(pageHeads === null
      ? []
      : [
          {
            label: 'Linked pages',
            value: (
              <>
                {countOf(pageHeads.read, 'page')} read, {pageHeads.refused} refused{' '}
                <ExactTime at={pageHeads.lastRoundAt} />
              </>
            ),
          },
        ]),
  ]
  return (
    <SettingPanel
      title={title}
      text={
        status === 'ok'
          ? 'Database and jobs are working.'
          : 'The database or a job has a problem. See the details below and the server log.'
      }
    >
      <Badge tone={status === 'ok' ? 'accent' : 'plain'} className={status === 'ok' ? 'w-fit' : 'w-fit text-warn'}>
        {status === 'ok' ? 'Healthy' : 'Not healthy'}
      </Badge>
      <FactList facts={facts} />
      {pageHeads?.lastError && <p className="text-sm wrap-anywhere text-muted">Last refusal: {pageHeads.lastError}</p>}
    </SettingPanel>
  )
}

/** In the largest unit: `40 seconds`, `3 hours`, `12 days`. */
export function durationText(ms: number): string {
  if (ms >= 2 * DAY_MS) return countOf(Math.floor(ms / DAY_MS), 'day')
  if (ms >= 2 * HOUR_MS) return countOf(Math.floor(ms / HOUR_MS), 'hour')
  if (ms >= 2 * MINUTE_MS) return countOf(Math.floor(ms / MINUTE_MS), 'minute')
  return countOf(Math.floor(ms / SECOND_MS), 'second')
}
