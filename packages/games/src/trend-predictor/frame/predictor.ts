import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import { element } from '../../frame-kit/elements'
import type { Phase } from '../../frame-kit/played-game'
import { createSaver } from '../../frame-kit/saver'
import { createStepClock } from '../../frame-kit/step-clock'
import type { PredictorCase } from '../pack'
import { answerNear, type ForecastInput, REVEAL_TICKS } from '../rules/v1/forecast-input'
import { CASES, type ForecastState } from '../rules/v1/forecast-state'
import { pointsOf } from '../rules/v1/rules'
import { createCards } from './cards'
import { createControls } from './controls'
import { createDrone } from './drone'
import { ForecastRun, type PredictorStage } from './forecast-run'
import { isHasty } from './hasty-press'
import { tilesOf } from './known'
import { Panel } from './panel'
import { Picture } from './picture'
import type { PredictorSetup } from './read-setup'
import { tellEnd } from './tell-end'
import { outcomeText, percentText, questionText } from './words'

/** A run in its frame: what is played or shown, and what page, picture, words and sound learn of it. */
export class Predictor {
  readonly isReplay: boolean
  readonly picture: Picture
  phase: Phase = 'ready'
  readonly #host: GameHost
  readonly #config: GameConfig
  readonly #setup: PredictorSetup
  readonly #panel: Panel
  readonly #cards = createCards()
  readonly #drone = createDrone(() => new AudioContext())
  readonly #slider = element('slider') as HTMLInputElement
  readonly #clock = createStepClock()
  readonly #run: ForecastRun
  readonly #saver
  #isMuted: boolean
  /** When the case that is asked came into view. */
  #askedAtMs = 0

  constructor(host: GameHost, config: GameConfig, setup: PredictorSetup) {
    this.#host = host
    this.#config = config
    this.#setup = setup
    this.isReplay = setup.replay !== null
    this.#run = new ForecastRun(setup.plan, this.isReplay ? null : config.save)
    this.#saver = createSaver(host)
    this.picture = new Picture(setup.plan.pack, config)
    this.#panel = new Panel(setup.plan.pack, this.#slider)
    this.#isMuted = !config.settings.sound
    this.#drone.mute(this.#isMuted)
    createControls({
      slider: this.#slider,
      canvas: element('planet'),
      place: () => this.picture.place,
      percent: () => (this.#isAsked ? this.stage.now.percent : null),
      say: (percent) => this.#say(percent),
      act: () => this.#goOn(),
      onGesture: () => this.#wakeSound(),
    })
    element('act').addEventListener('click', () => this.#goOn())
  }

  get stage(): PredictorStage {
    return this.#run.stage
  }

  get #isAsked(): boolean {
    return this.phase === 'playing' && this.stage.now.stage === 'asking' && !this.isReplay
  }

  get #case(): PredictorCase {
    const one = this.#setup.plan.pack.cases[this.stage.now.case]
    if (one === undefined) throw new Error('There is no such case.')
    return one
  }

  ready(): void {
    this.#cards.start(this.#setup.plan.pack, this.#run.isSaved, () => this.begin())
  }

  begin(): void {
    this.#run.begin()
    this.#cards.hide()
    this.phase = 'playing'
    this.#wakeSound()
    this.show()
    if (this.isReplay) return
    // A reload before the first answer resumes this run, too: the next one of the day would be practice.
    this.#saver.save(this.#run.save())
    this.#host.tell({ type: 'GAME_STARTED' })
    if (this.#isAsked) return this.#ask()
    this.#focus()
    this.tellScore()
  }

  /** After a restart the saved run must not come back. */
  forgetSaved(): void {
    this.#run.forgetSaved()
    this.#saver.save('')
  }

  pause(): void {
    if (this.phase !== 'playing') return
    this.phase = 'paused'
    this.#drone.rest(true)
    if (this.isReplay) return
    this.#cards.pause(() => this.resume())
    this.#host.tell({ type: 'GAME_PAUSED' })
  }

  resume(): void {
    if (this.phase !== 'paused') return
    this.phase = 'playing'
    this.#drone.rest(!this.#isAsked)
    if (this.isReplay) return
    this.#cards.hide()
    this.#focus()
    this.#host.tell({ type: 'GAME_RESUMED' })
  }

  mute(isMuted: boolean): void {
    this.#isMuted = isMuted
    this.#drone.mute(isMuted)
  }

  #wakeSound(): void {
    if (!this.#isMuted && navigator.userActivation.hasBeenActive) this.#drone.start()
  }

  #say(percent: number): void {
    const near = answerNear(percent)
    if (this.#isAsked && near !== this.stage.now.percent) this.play({ kind: 'set', percent: near })
  }

  /** The one thing to do next. */
  #goOn(): void {
    if (this.phase !== 'playing' || this.isReplay) return
    const { stage, percent } = this.stage.now
    if (stage === 'asking' && isHasty(percent, performance.now() - this.#askedAtMs)) return
    if (stage === 'asking') this.play({ kind: 'lock' })
    else if (stage === 'shown') this.play({ kind: 'next' })
    if (stage === 'revealing' || (stage === 'asking' && this.#config.settings.reducedMotion)) this.#finishReveal()
  }

  #finishReveal(): void {
    while (this.stage.now.stage === 'revealing') this.play(null)
  }

  /** One tick, and all that follows from it. */
  play(input: ForecastInput | null): void {
    this.#run.play(input)
    const { before, now } = this.stage
    if (now.percent !== before.percent) this.#drone.open(now.percent)
    if (now.stage !== before.stage) this.#enter(now)
    if (now.end !== before.end) this.#end()
    else if (now.stage !== 'revealing') this.show()
    if (!this.isReplay && (input?.kind === 'lock' || input?.kind === 'next')) this.#saver.save(this.#run.save())
  }

  #enter(now: ForecastState): void {
    this.#drone.rest(now.stage !== 'asking')
    if (now.stage === 'revealing') {
      this.#drone.lock()
      this.show()
    } else if (now.stage === 'shown') {
      this.tellScore()
      const said = now.locked[now.case] ?? 0
      const points = pointsOf(said, this.#case.brokeOut)
      this.#drone.result(points)
      this.#speak(`${outcomeText(this.#case)} You said ${percentText(said)}: ${points} points.`)
    } else if (!this.isReplay) this.#ask()
  }

  #ask(): void {
    const { case: at } = this.stage.now
    this.#askedAtMs = performance.now()
    this.show()
    this.#drone.rest(false)
    this.#focus()
    this.#speak(`Case ${at + 1} of ${CASES}. ${this.#case.trend.name}. ${questionText(this.#case)}`)
    this.tellScore()
  }

  #focus(): void {
    const isAsking = this.stage.now.stage === 'asking'
    ;(isAsking ? this.#slider : element('act')).focus({ preventScroll: true })
  }

  #speak(text: string): void {
    element('said').textContent = text
  }

  #end(): void {
    this.phase = 'over'
    this.#drone.rest(true)
    this.showEnd()
    this.tellScore()
    if (!this.isReplay) tellEnd(this.#host, this.#setup, this.#run)
  }

  showEnd(): void {
    const { pack } = this.#setup.plan
    const { locked, points } = this.stage.now
    this.#cards.end(pack, locked, !this.isReplay)
    this.#speak(`That was the last case. ${points} points.`)
  }

  tellScore(): void {
    this.#host.tell({ type: 'SCORE_UPDATE', ...tilesOf(this.stage.now, this.#setup.plan.pack.cases) })
  }

  /** What a replay shows after it jumped. */
  hideCards(): void {
    this.#cards.hide()
  }

  /** Plays what is due and draws a picture. */
  frame(nowMs: number): void {
    if (this.phase === 'playing' && !this.isReplay && !this.stage.isWaiting) {
      for (let due = this.#clock.ticksDue(nowMs, 1); due > 0 && !this.stage.isWaiting; due -= 1) this.play(null)
      this.show()
    } else this.#clock.rest(nowMs)
    this.picture.draw(this.stage.now, nowMs, this.phase !== 'paused')
  }

  show(): void {
    this.#panel.show(this.stage.now, this.isReplay)
    this.picture.show(this.stage.now, revealed(this.stage.now))
  }
}

/** How much of the hidden rest can be seen, 0 to 1. */
function revealed({ stage, revealTicks }: ForecastState): number {
  if (stage === 'revealing') return 1 - revealTicks / REVEAL_TICKS
  return stage === 'shown' ? 1 : 0
}
