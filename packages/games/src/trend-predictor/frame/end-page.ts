import { make } from '../../frame-kit/elements'
import type { TrendPredictorPack } from '../pack'
import { pointsOf } from '../rules/v1/rules'
import { calibrationFigure } from './calibration-figure'
import { table } from './figures'
import { engineSays, hasEngine, type Totals, totals } from './opponents'
import { dayText, MOON_TEXT, moonsOf, numberText, percentText } from './words'

/**
 * Everybody's points, how sure one was compared with what happened, and all ten cases.
 *
 * @param isOwn With the button that leads on to what the page says of the result.
 */
export function endPage(pack: TrendPredictorPack, locked: readonly number[], isOwn: boolean): readonly Node[] {
  const { cases } = pack
  const sums = totals(cases, locked)
  const answered = cases.slice(0, locked.length)
  const yours = answered.map(({ brokeOut }, index) => ({ percent: locked[index] ?? 0, brokeOut }))
  const withEngine = hasEngine(cases)
  const engines = answered.map((one) => ({ percent: engineSays(one), brokeOut: one.brokeOut }))
  const rows = answered.map((one, index) => {
    const cell = (percent: number) => `${percentText(percent)} (${numberText(pointsOf(percent, one.brokeOut))})`
    return [
      one.trend.name,
      one.brokeOut ? 'broke out' : 'did not',
      cell(locked[index] ?? 0),
      ...(withEngine ? [one.engine === null ? '–' : cell(one.engine.here)] : []),
      cell(one.baseRate.here),
    ]
  })
  const players = withEngine ? ['You', 'The engine', 'Base rate'] : ['You', 'Base rate']
  const sumsOfAll = withEngine ? [sums.you, sums.engine, sums.baseRate] : [sums.you, sums.baseRate]
  const total = ['All', '', ...sumsOfAll.map(numberText)]
  const list = table('Each answer and its points', ['Case', 'Outcome', ...players], [...rows, total])
  list.className = 'cases'
  return [
    make(
      'header',
      '',
      make('p', 'day', `Trend Predictor, ${dayText(pack.day)}`),
      make('h1', '', make('span', 'total', numberText(sums.you)), ' points'),
      make('p', 'lead', withEngine ? verdictText(sums) : plainVerdict(sums)),
      make('ul', 'bars', ...bars(sums, withEngine)),
      ...(isOwn ? [seeResult()] : []),
    ),
    calibrationFigure(yours, withEngine ? engines : null),
    make(
      'div',
      'scroll',
      make('h2', '', 'Your ten answers'),
      list,
      make('p', 'moons', make('span', '', moonsOf(pack, locked)), ` Case by case: ${MOON_TEXT}.`),
      ...(withEngine && answered.some(({ engine }) => engine === null)
        ? [make('p', 'note', 'Where the engine had too little data, we use the base rate instead.')]
        : []),
    ),
  ]
}

function seeResult(): HTMLElement {
  const button = make('button', '', 'See result')
  button.id = 'see-result'
  button.type = 'button'
  return button
}

function verdictText({ you, engine, baseRate }: Totals): string {
  if (you > engine) return `You beat the engine by ${numberText(you - engine)} points.`
  if (you === engine) return 'You and the engine tied.'
  const behind = `The engine beat you by ${numberText(engine - you)} points.`
  return you > baseRate ? `${behind} You did better than the base rate.` : behind
}

function plainVerdict({ you, baseRate }: Totals): string {
  if (you > baseRate) return `You beat the base rate by ${numberText(you - baseRate)} points.`
  if (you === baseRate) return 'You and the base rate tied.'
  return `The base rate beat you by ${numberText(baseRate - you)} points.`
}

function bars({ you, engine, baseRate }: Totals, withEngine: boolean): readonly HTMLElement[] {
  const all = [
    ['You', you, 'you'],
    ['The engine', engine, 'engine'],
    ['Always the base rate', baseRate, 'base'],
  ] as const
  return all
    .filter(([, , kind]) => withEngine || kind !== 'engine')
    .map(([name, points, kind]) => {
      const bar = make('i', kind)
      bar.style.width = `${points / 1_000}%`
      return make('li', '', make('span', '', name), make('b', '', numberText(points)), make('span', 'track', bar))
    })
}
