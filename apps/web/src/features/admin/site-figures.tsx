import { countOf, countText } from '../../components/count-text'
import { Panel } from '../../components/panel'
import type { Analytics } from './analytics'

function figuresOf({ users, newsletter }: Analytics) {
  const signUps = newsletter.byDate.reduce((sum, { count }) => sum + count, 0)
  return [
    { label: 'Users', value: users.total, more: `${countText(users.newLast7Days)} new in 7 days` },
    { label: 'Verified', value: users.verified, more: `of ${countOf(users.total, 'user')}` },
    { label: 'Active today', value: users.activeToday, more: 'since midnight, UTC' },
    {
      label: 'Active in 7 days',
      value: users.activeLast7Days,
      more: `${countText(users.activeLast30Days)} in 30 days`,
    },
    { label: 'New in 30 days', value: users.newLast30Days, more: 'accounts made' },
    { label: 'Newsletter', value: newsletter.active, more: `${countText(signUps)} sign-ups in 30 days` },
  ]
}

/** People: who is here, who came, who reads the newsletter. */
export function SiteFigures({ analytics }: { readonly analytics: Analytics }) {
  return (
    <section aria-label="People">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {figuresOf(analytics).map(({ label, value, more }) => (
          <Panel key={label} className="grid gap-1 p-4 sm:p-5">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-medium tabular-nums">{countText(value)}</dd>
            <dd className="text-xs text-faint">{more}</dd>
          </Panel>
        ))}
      </dl>
    </section>
  )
}
