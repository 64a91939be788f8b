import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import { element } from '../../frame-kit/elements'
import type { TrendPredictorPack } from '../pack'
import type { ForecastState } from '../rules/v1/forecast-state'
import { Chart } from './chart'
import { type PlanetPlace, planetPlace } from './planet/place'
import { Planet } from './planet/planet'
import { showTerminators } from './planet/terminators'

/** The day side follows the hand within this. */
const SUN_SETTLES_MS = 90
const ARRIVES_IN_MS = 700
/** A longer gap was a pause. */
const LONGEST_STEP_MS = 100

/** Planet, terminators and chart. */
export class Picture {
  place: PlanetPlace = planetPlace(innerWidth, innerHeight)
  readonly #pack: TrendPredictorPack
  readonly #config: GameConfig
  readonly #planet: Planet | null
  readonly #chart = new Chart()
  #sunPercent = 50
  #seconds = 0
  #lastMs = 0
  #case = -1
  #arrival = 0
  #drawn = ''
  #lines = ''

  constructor(pack: TrendPredictorPack, config: GameConfig) {
    this.#pack = pack
    this.#config = config
    const canvas = element('planet') as HTMLCanvasElement
    this.#planet = Planet.open(canvas)
    canvas.addEventListener('webglcontextlost', () => canvas.remove())
    const measure = (): void => {
      this.place = planetPlace(innerWidth, innerHeight)
      this.#planet?.resize(innerWidth, innerHeight, config.settings.quality === 'low' ? 1 : config.pixelRatio)
      this.#drawn = ''
      this.#lines = ''
      const style = document.documentElement.style
      style.setProperty('--planet-bottom', `${this.place.y + this.place.radius}px`)
    }
    addEventListener('resize', measure)
    measure()
  }

  show(run: ForecastState, share: number): void {
    const one = this.#pack.cases[run.case]
    if (one !== undefined) this.#chart.show(one, share)
  }

  draw(run: ForecastState, nowMs: number, isMoving: boolean): void {
    const one = this.#pack.cases[run.case]
    if (one === undefined) return
    const passedMs = Math.min(LONGEST_STEP_MS, Math.max(0, nowMs - this.#lastMs))
    this.#lastMs = nowMs
    const { reducedMotion } = this.#config.settings
    if (isMoving && !reducedMotion && this.#planet?.isSlow === false) this.#seconds += passedMs / 1000
    if (run.case !== this.#case) {
      this.#case = run.case
      this.#arrival = reducedMotion ? 1 : 0
    }
    this.#arrival = Math.min(1, this.#arrival + passedMs / ARRIVES_IN_MS)
    this.#turnSun(run.percent, passedMs, reducedMotion)
    this.#drawTerminators(run)
    const picture = [run.case, this.#sunPercent, this.#seconds, this.#arrival].join()
    if (picture === this.#drawn) return
    this.#drawn = picture
    this.#planet?.draw(one.trend, this.place, this.#sunPercent, this.#seconds, this.#arrival)
    const next = this.#pack.cases[run.case + 1]
    if (run.stage === 'shown' && next !== undefined) this.#planet?.prepare(next.trend)
  }

  #turnSun(percent: number, passedMs: number, isAtOnce: boolean): void {
    const missing = percent - this.#sunPercent
    const share = isAtOnce || Math.abs(missing) < 0.05 ? 1 : 1 - Math.exp(-passedMs / SUN_SETTLES_MS)
    this.#sunPercent += missing * share
  }

  #drawTerminators(run: ForecastState): void {
    const isAsking = run.stage === 'asking'
    // While the player answers, their line follows the light; then it stays at the locked answer.
    const yours = isAsking ? this.#sunPercent : run.percent
    const key = `${run.case} ${run.stage} ${yours}`
    if (key === this.#lines) return
    this.#lines = key
    const one = this.#pack.cases[run.case]
    const you = { name: 'You', kind: 'you', percent: yours } as const
    if (one === undefined || isAsking) return showTerminators(this.place, [you])
    showTerminators(this.place, [
      you,
      ...(one.engine === null ? [] : [{ name: 'Engine', kind: 'engine' as const, percent: one.engine.here }]),
      { name: 'Base rate', kind: 'base', percent: one.baseRate.here },
    ])
  }
}
