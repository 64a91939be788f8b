import { useMemo } from 'react'
import { Panel } from '../../../components/overlays/panel'
import type { ChartSeries } from '../charts/chart-series'
import { TimeChart } from '../charts/time-chart'
import type { Analytics, Period } from './dashboard-answers'

type DashboardChartsProps = { readonly analytics: Analytics; readonly period: Period }

/** The period and the one before it, day by day. */
export function DashboardCharts({ analytics, period }: DashboardChartsProps) {
  const { times, charts } = useMemo(() => chartsOf(analytics, 2 * period), [analytics, period])
  return (
    <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
      {charts.map(({ title, series, isBars }) => (
        <Panel key={title} className="min-w-0 p-4">
          <TimeChart title={title} times={times} series={series} shape={isBars ? 'bars' : 'line'} />
        </Panel>
      ))}
    </div>
  )
}

function chartsOf(analytics: Analytics, days: number) {
  const { users, quizzes, memes, games, shares, newsletter, ai } = analytics
  const line = (label: string, tone: ChartSeries['tone'], { byDay }: { readonly byDay: readonly number[] }) => ({
    label,
    tone,
    values: byDay.slice(-days),
  })
  return {
    times: analytics.days.slice(-days).map((day) => Date.parse(day)),
    charts: [
      {
        title: 'Activity',
        series: [line('Quizzes', 'accent', quizzes), line('Memes', 'other', memes), line('Games', 'good', games)],
        isBars: false,
      },
      {
        title: 'Sign-ups',
        series: [line('New users', 'accent', users.signUps), line('Newsletter', 'other', newsletter.signUps)],
        isBars: false,
      },
      { title: 'Shares', series: [line('Shares', 'accent', shares)], isBars: true },
      {
        title: 'AI calls',
        series: [line('Succeeded', 'good', ai.succeeded), line('Failed', 'bad', ai.failed)],
        isBars: false,
      },
    ],
  }
}
