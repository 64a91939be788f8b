import { useEffect, useSyncExternalStore } from 'react'
import { performanceAlerts, watchPagePerformance } from '../../../components/browser/page-performance'
import { Panel } from '../../../components/overlays/panel'
import { RelativeTime } from '../../../components/text/relative-time'

/** Performance alerts of this browser since the page was loaded (OP-37); nothing is known of those of visitors. */
export function PerformanceCard() {
  const alerts = useSyncExternalStore(performanceAlerts.subscribe, performanceAlerts.get)
  useEffect(watchPagePerformance, [])
  return (
    <Panel className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <h2 className="text-xl">Performance in this browser</h2>
      {alerts.length === 0 ? (
        <p className="text-muted">
          No alerts since the page loaded. Slow frames and high memory use show up here; nothing is collected from
          visitors.
        </p>
      ) : (
        <ul aria-label="Performance alerts" className="grid grid-cols-1 text-sm">
          {alerts.map(({ atMs, text }) => (
            <li
              key={`${atMs} ${text}`}
              className="flex items-baseline justify-between gap-4 border-t border-line py-2.5"
            >
              <span>{text}</span>
              <span className="shrink-0 text-muted">
                <RelativeTime at={new Date(atMs).toISOString()} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
