import { planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { element, make } from '../../frame-kit/elements'
import type { PredictorCase, TrendPredictorPack } from '../pack'
import type { ForecastState } from '../rules/v1/forecast-state'
import { pointsOf } from '../rules/v1/rules'
import { table } from './figures'
import { knownAnswers, knownPoints } from './known'
import { totals } from './opponents'
import {
  factsText,
  noEngineText,
  numberText,
  outcomeText,
  percentText,
  questionText,
  scaleText,
  sourceText,
  stakesText,
} from './words'

/** Words and numbers beside the planet. Writes only what became different. */
export class Panel {
  readonly #pack: TrendPredictorPack
  readonly #slider: HTMLInputElement
  #shown = ''

  constructor(pack: TrendPredictorPack, slider: HTMLInputElement) {
    this.#pack = pack
    this.#slider = slider
    element('steps').replaceChildren(...pack.cases.map(() => make('li', '')))
  }

  show(run: ForecastState, isReplay: boolean): void {
    const one = this.#pack.cases[run.case]
    const key = `${run.case} ${run.stage} ${run.percent} ${run.end}`
    if (one === undefined || key === this.#shown) return
    this.#shown = key
    const isAsking = run.stage === 'asking'
    document.documentElement.style.setProperty('--accent', planetAppearance(one.trend).accent)
    write('case-count', `Case ${run.case + 1} of ${this.#pack.cases.length}`)
    write('points', `${numberText(knownPoints(run))} points`)
    write('case-name', one.trend.name)
    write('question', questionText(one))
    write('facts', factsText(one))
    write('scale', scaleText(this.#pack))
    element('scale').hidden = run.case !== 0 || !isAsking
    write('percent', percentText(run.percent))
    const { ifNot, ifOut } = stakesText(run.percent)
    write('if-not', ifNot)
    write('if-out', ifOut)
    write(
      'act',
      { asking: 'Lock in', revealing: 'Skip', shown: run.case === 9 ? 'See your points' : 'Next case' }[run.stage],
    )
    write('keys', isAsking ? 'Arrow keys or a number, then Enter. P pauses.' : 'Enter')
    for (const [index, step] of [...element('steps').children].entries())
      step.className = stepClass(this.#pack, run, index)
    this.#slider.value = String(run.percent)
    this.#slider.disabled = !isAsking || isReplay
    this.#slider.setAttribute('aria-valuetext', percentText(run.percent))
    element('act').hidden = isReplay
    element('keys').hidden = isReplay
    this.#showVerdict(one, run)
  }

  #showVerdict(one: PredictorCase, run: ForecastState): void {
    const verdict = element('verdict')
    verdict.hidden = run.stage !== 'shown'
    document.body.classList.toggle('is-shown', run.stage === 'shown')
    if (run.stage !== 'shown') return
    const said = run.locked[run.case] ?? 0
    const sums = totals(this.#pack.cases, run.locked)
    const rows = [
      row('You', said, one, sums.you),
      ...(one.engine === null ? [] : [row('The engine', one.engine.here, one, sums.engine)]),
      row('Base rate', one.baseRate.here, one, sums.baseRate),
    ]
    const source = sourceText(one)
    const heading = make('h2', one.brokeOut ? 'did' : 'did-not', outcomeText(one))
    verdict.replaceChildren(
      heading,
      table('What everyone forecast', ['', 'forecast', 'points', 'so far'], rows),
      ...(one.engine === null ? [make('p', '', noEngineText(one))] : []),
      ...(source === null ? [] : [make('p', '', source)]),
    )
  }
}

function row(name: string, percent: number, one: PredictorCase, soFar: number): readonly string[] {
  return [name, percentText(percent), numberText(pointsOf(percent, one.brokeOut)), numberText(soFar)]
}

function stepClass({ cases }: TrendPredictorPack, run: ForecastState, index: number): string {
  const { case: now, end } = run
  const said = knownAnswers(run)[index]
  const one = cases[index]
  if (said === undefined || one === undefined) return index === now && end === 'playing' ? 'is-now' : ''
  const points = pointsOf(said, one.brokeOut)
  return `${index === now ? 'is-now ' : ''}${points >= 7_500 ? 'is-good' : 'is-poor'}`
}

function write(id: string, text: string): void {
  const target = element(id)
  if (target.textContent !== text) target.textContent = text
}
