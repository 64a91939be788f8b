import { make } from '../../frame-kit/elements'
import type { TrendPredictorPack } from '../pack'
import { lossOf, pointsOf } from '../rules/v1/rules'
import { draw, table } from './figures'
import { type Calibration, calibrate, engineSays, totals } from './opponents'
import { dayText, numberText, percentText } from './words'

/** All ten cases, everybody's points, and how sure one was compared with what happened. */
export function endPage(pack: TrendPredictorPack, locked: readonly number[]): readonly Node[] {
  const { cases } = pack
  const sums = totals(cases, locked)
  const answered = cases.slice(0, locked.length)
  const yours = answered.map(({ brokeOut }, index) => ({ percent: locked[index] ?? 0, brokeOut }))
  const engines = answered.map((one) => ({ percent: engineSays(one), brokeOut: one.brokeOut }))
  const rows = answered.map((one, index) => {
    const cell = (percent: number) => `${percentText(percent)} (${numberText(pointsOf(percent, one.brokeOut))})`
    return [
      one.trend.name,
      one.brokeOut ? 'broke out' : 'did not',
      cell(locked[index] ?? 0),
      one.engine === null ? '–' : cell(one.engine.here),
      cell(one.baseRate.here),
    ]
  })
  const total = ['All', '', ...[sums.you, sums.engine, sums.baseRate].map(numberText)]
  const list = table(
    'Each answer with its points',
    ['Case', 'Outcome', 'You', 'The engine', 'Base rate'],
    [...rows, total],
  )
  list.className = 'cases'
  return [
    make(
      'header',
      '',
      make('p', 'day', `Trend Predictor, ${dayText(pack.day)}`),
      make('h1', '', make('span', 'total', numberText(sums.you)), ' points'),
      make('p', 'lead', verdictText(sums.you, sums.engine, sums.baseRate)),
      make('ul', 'bars', ...bars(sums)),
      ...(answered.some(({ engine }) => engine === null)
        ? [make('p', 'note', 'Where the engine had not learnt enough, the base rate stands in for it.')]
        : []),
    ),
    make('div', 'scroll', list),
    make(
      'figure',
      'calibration',
      calibrationChart(calibrate(yours), calibrate(engines)),
      calibrationTable(yours, engines),
    ),
  ]
}

function verdictText(you: number, engine: number, baseRate: number): string {
  if (you > engine) return `You were ahead of the engine by ${numberText(you - engine)}.`
  if (you === engine) return 'You and the engine came out even.'
  const behind = `The engine was ahead of you by ${numberText(engine - you)}.`
  return you > baseRate ? `${behind} You did better than the base rate.` : behind
}

function bars({ you, engine, baseRate }: ReturnType<typeof totals>): readonly HTMLElement[] {
  return (
    [
      ['You', you, 'you'],
      ['The engine', engine, 'engine'],
      ['Always the base rate', baseRate, 'base'],
    ] as const
  ).map(([name, points, kind]) => {
    const bar = make('i', kind)
    bar.style.width = `${points / 1_000}%`
    return make('li', '', make('span', '', name), make('b', '', numberText(points)), make('span', 'track', bar))
  })
}

const SIDE = 240
const EDGE = 30

function calibrationChart(you: readonly Calibration[], engine: readonly Calibration[]): SVGElement {
  const at = (percent: number): number => EDGE + ((SIDE - 2 * EDGE) * percent) / 100
  const up = (percent: number): number => SIDE - at(percent)
  const dots = (groups: readonly Calibration[], kind: string) =>
    groups.map(({ said, happened, count }) =>
      draw('circle', { cx: at(said), cy: up(happened), r: 4 + 2 * Math.sqrt(count), class: kind }),
    )
  const label = (text: string, x: number, y: number, kind = 'tick middle') => draw('text', { x, y, class: kind }, text)
  return draw(
    'svg',
    {
      viewBox: `0 0 ${SIDE} ${SIDE}`,
      role: 'img',
      'aria-label': 'What was said against what happened; the table beside it has the figures.',
    },
    ...[0, 50, 100].flatMap((percent) => [
      draw('line', { x1: at(percent), x2: at(percent), y1: up(0), y2: up(100), class: 'grid' }),
      draw('line', { x1: at(0), x2: at(100), y1: up(percent), y2: up(percent), class: 'grid' }),
      label(String(percent), at(percent), up(0) + 15),
      label(String(percent), at(0) - 6, up(percent) + 4, 'tick end'),
    ]),
    draw('line', { x1: at(0), x2: at(100), y1: up(0), y2: up(100), class: 'ideal' }),
    ...dots(engine, 'engine'),
    ...dots(you, 'you'),
    label('said, percent', SIDE / 2, SIDE - 4),
    label('happened', at(0) + 4, up(100) - 9, 'tick start'),
  )
}

type Answers = Parameters<typeof calibrate>[0]

function calibrationTable(you: Answers, engine: Answers): HTMLElement {
  const own = calibrate(you)
  const others = calibrate(engine)
  const cell = (groups: readonly Calibration[], from: number): string => {
    const group = groups.find((one) => one.from === from)
    return group === undefined ? '–' : `${percentText(group.happened)} of ${group.count}`
  }
  // Chances are said in steps of five.
  const rows = [0, 20, 40, 60, 80].map((from) => [
    `${from} to ${from === 80 ? 100 : from + 15}%`,
    cell(own, from),
    cell(others, from),
  ])
  const loss = (answers: Answers): string =>
    numberText(
      answers.reduce((sum, { percent, brokeOut }) => sum + lossOf(percent, brokeOut), 0) / Math.max(1, answers.length),
    )
  return make(
    'figcaption',
    '',
    make('h2', '', 'How sure, how right'),
    make(
      'p',
      '',
      `On the line, what was called 60% happened in six of ten. Your mean loss is ${loss(you)}, the engine’s ${loss(engine)}. Ten answers are few: one day proves nothing.`,
    ),
    table('How often each chance you gave broke out', ['Called', 'You', 'The engine'], rows),
  )
}
