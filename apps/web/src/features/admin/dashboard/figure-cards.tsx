import { Panel } from '../../../components/overlays/panel'
import { countOf, countText } from '../../../components/text/count-text'
import type { Analytics, Period } from './dashboard-answers'
import { changeText, ofPeriod, rateChangeText } from './figure-change'

type FigureCardsProps = { readonly analytics: Analytics; readonly period: Period }

function figuresOf(analytics: Analytics, period: Period) {
  const { users, quizzes, memes, games, shares, newsletter, ai } = analytics
  const counted = [
    { label: 'New users', figure: users.signUps, more: `${countOf(users.total, 'user')} in total` },
    { label: 'Quizzes', figure: quizzes, more: `${countText(quizzes.total)} all time` },
    { label: 'Memes', figure: memes, more: `${countText(memes.total)} all time` },
    { label: 'Games', figure: games, more: `${countText(games.total)} all time` },
    { label: 'Shares', figure: shares, more: `${countText(shares.total)} all time` },
    {
      label: 'Newsletter sign-ups',
      figure: newsletter.signUps,
      more: `${countOf(newsletter.active, 'subscriber')} now`,
    },
  ].map(({ label, figure, more }) => {
    const { now, before } = ofPeriod(figure, period)
    return { label, value: countText(now), change: changeText(now, before, period), more }
  })
  const rate = ofPeriod(ai.successRate, period)
  const calls = ofPeriod(ai.succeeded, period).now + ofPeriod(ai.failed, period).now
  const active = period === 7 ? users.activeLast7Days : users.activeLast30Days
  return [
    {
      label: 'Active users',
      value: countText(active),
      change: `${countText(users.activeToday)} today`,
      more: `${countText(users.verified)} of ${countOf(users.total, 'user')} verified`,
    },
    ...counted,
    {
      label: 'AI success rate',
      value: rate.now === null ? 'none' : `${rate.now}%`,
      change: rateChangeText(rate.now, rate.before, period),
      more: countOf(calls, 'call'),
    },
  ]
}

/** What happened in a period, each figure with how it was in the one before. */
export function FigureCards({ analytics, period }: FigureCardsProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {figuresOf(analytics, period).map(({ label, value, change, more }) => (
        <Panel key={label} className="grid content-start gap-1 p-4">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-medium tabular-nums">{value}</dd>
          <dd className="text-xs text-muted">{change}</dd>
          <dd className="text-xs text-faint">{more}</dd>
        </Panel>
      ))}
    </dl>
  )
}
