import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import { element } from '../../frame-kit/elements'
import { createLogCursor } from '../../frame-kit/log-cursor'
import { logText } from '../../frame-kit/log-text'
import type { Phase } from '../../frame-kit/played-game'
import { createQualityWatch } from '../../frame-kit/quality-watch'
import { RunStage } from '../../frame-kit/run-stage'
import { createScoreReporter } from '../../frame-kit/score-reporter'
import { createSoundEngine } from '../../frame-kit/sound-engine'
import { createStepClock } from '../../frame-kit/step-clock'
import { InputRecorder } from '../../rules-kit/record-run'
import { GATES } from '../rules/v1/course'
import type { FlightInput } from '../rules/v1/flight-input'
import type { FlightState } from '../rules/v1/flight-state'
import { rules } from '../rules/v1/rules'
import { type Controls, createControls } from './controls'
import { createAchievements, newMoments, readMoments } from './flight-moments'
import { createFlightSound } from './flight-sound'
import type { FlightStage } from './flight-stage'
import { createHud, type Hud } from './hud/hud'
import type { OpenedScene } from './picture/open-scene'
import type { FlightSetup } from './read-setup'
import { createStagePicture, type StagePicture } from './stage-picture'
import { shareGrid } from './words'

const TICK_SECONDS = 1 / 60

/** A flight in its frame: what is played or shown, and what page, picture, words and sound learn of it. */
export class Flight {
  readonly stage: FlightStage
  readonly hud: Hud
  readonly picture: StagePicture
  phase: Phase = 'ready'
  /** Of a replay. */
  speed = 1
  /** While a replay jumps nothing is heard or told. */
  isJumping = false
  readonly #host: GameHost
  readonly #setup: FlightSetup
  readonly #ghost: { readonly stage: FlightStage; readonly inputAt: (tick: number) => FlightInput | null } | null
  readonly #controls: Controls
  readonly #engine = createSoundEngine(() => new AudioContext(), Math.random)
  readonly #sound = createFlightSound(this.#engine)
  readonly #score
  readonly #clock = createStepClock()
  readonly #moments = newMoments()
  readonly #watch: ((nowMs: number) => void) | null
  #recorder = new InputRecorder<FlightInput>()
  #achievements = createAchievements()
  #inputAt: (tick: number) => FlightInput | null
  #isMuted: boolean
  #restUntilMs = 0
  #lastMs = 0

  constructor(host: GameHost, config: GameConfig, setup: FlightSetup, opened: OpenedScene) {
    this.#host = host
    this.#setup = setup
    const { seed, pack, mode } = setup.plan
    const start = rules.init(seed, pack, mode)
    this.stage = new RunStage(rules, start)
    this.#ghost = setup.ghost === null ? null : openGhost(start, setup.ghost)
    this.#isMuted = !config.settings.sound
    this.#engine.mute(this.#isMuted)
    this.#score = createScoreReporter((message) => host.tell(message))
    this.hud = createHud(pack, opened.accents, (choice) => this.#controls.choose(choice))
    this.picture = createStagePicture(opened, config, this.stage, this.#ghost?.stage ?? null)
    this.#controls = createControls({
      surface: element('picture'),
      isFlying: () => this.phase === 'playing' && setup.replay === null,
      isWaiting: () => this.phase === 'playing' && this.stage.isWaiting,
      onGesture: () => this.#wakeSound(),
    })
    this.#inputAt = (tick) => this.#controls.input(tick)
    const watch = createQualityWatch(opened.quality)
    const isAuto = config.settings.quality === 'auto'
    this.#watch = isAuto ? (nowMs) => this.picture.stepDown(watch.picture(nowMs)) : null
    addEventListener('resize', () => this.hud.measure())
  }

  /** From here on the inputs are those of a log. */
  showInputs(inputAt: (tick: number) => FlightInput | null): void {
    this.#inputAt = inputAt
  }

  get isReplay(): boolean {
    return this.#setup.replay !== null
  }

  ready(): void {
    this.picture.open()
    const { pack, mode } = this.#setup.plan
    this.hud.cards.start(pack, mode === 'calm', () => this.begin())
  }

  begin(): void {
    this.stage.restart()
    this.#ghost?.stage.restart()
    this.#recorder = new InputRecorder()
    this.#achievements = createAchievements()
    this.#controls.restart()
    this.picture.restart()
    this.hud.reset()
    this.hud.cards.hide()
    this.phase = 'playing'
    this.#wakeSound()
    if (!this.isReplay) this.#host.tell({ type: 'GAME_STARTED' })
  }

  pause(): void {
    if (this.phase !== 'playing') return
    this.phase = 'paused'
    this.#controls.release()
    this.#sound.fly(0)
    if (this.isReplay) return
    this.hud.cards.pause(() => this.resume())
    this.#host.tell({ type: 'GAME_PAUSED' })
  }

  resume(): void {
    if (this.phase !== 'paused') return
    this.phase = 'playing'
    this.hud.cards.hide()
    if (!this.isReplay) this.#host.tell({ type: 'GAME_RESUMED' })
  }

  /** Time to find one's fingers again, as after the device was turned. */
  rest(ms: number): void {
    this.#restUntilMs = performance.now() + ms
  }

  mute(isMuted: boolean): void {
    this.#isMuted = isMuted
    this.#engine.mute(isMuted)
    this.#wakeSound()
  }

  #wakeSound(): void {
    if (!this.#isMuted) this.#engine.start()
  }

  /** Plays what is due and draws a picture. */
  frame(nowMs: number): void {
    const passed = Math.min(0.1, Math.max(0, (nowMs - this.#lastMs) / 1000))
    this.#lastMs = nowMs
    if (this.phase === 'playing' && nowMs >= this.#restUntilMs) this.#playDue(nowMs)
    else this.#clock.rest(nowMs)
    if (this.phase !== 'paused') this.picture.pass(passed)
    this.picture.draw(this.phase, this.#clock.between())
    this.showWords()
    this.#watch?.(nowMs)
    if (this.phase === 'playing') this.#score.report(this.#tiles(), nowMs)
  }

  #playDue(nowMs: number): void {
    let due = this.#clock.ticksDue(nowMs, this.speed)
    for (; due > 0 && this.phase === 'playing'; due -= 1) {
      // Nobody is hurried: while a calm flight waits for its pilot, no time passes.
      if (!this.isReplay && this.stage.isWaiting && !this.#controls.hasChosen()) return
      this.playTick()
    }
  }

  showWords(): void {
    const isSeen = this.phase === 'playing' || this.phase === 'paused'
    this.hud.show(this.stage.now, isSeen ? this.picture.names : null, this.stage.isWaiting && !this.isReplay)
  }

  /** One tick, and all that follows from it. */
  playTick(): void {
    const { stage } = this
    const input = this.#inputAt(stage.ticks)
    if (!this.isReplay) this.#recorder.record(stage.ticks, input)
    if (this.#ghost !== null && !this.#ghost.stage.isOver)
      this.#ghost.stage.advance(this.#ghost.inputAt(this.#ghost.stage.ticks))
    stage.advance(input)
    this.picture.tick()
    this.#react()
  }

  /** Light and sound follow from what became different; the rules know nothing of either. */
  #react(): void {
    const { now, before } = this.stage
    const moments = readMoments(before, now, this.#moments)
    this.picture.react(moments)
    if (moments.gate >= 0) this.hud.receipt(moments.gate, moments.isLeft, now.tick)
    if (moments.chainLost > 0) this.hud.caption(moments.scrape ? 'Chain lost' : 'Chain halved', now.tick)
    if (moments.hullLow) this.hud.caption(`Hull at ${now.hull}%`, now.tick)
    if (!this.isJumping) this.#sing()
    if (!this.isReplay)
      for (const achievement of this.#achievements.newIn(before, now))
        this.#host.tell({ type: 'ACHIEVEMENT_UNLOCKED', achievement })
    if (moments.ended) this.#end()
  }

  #sing(): void {
    const { now } = this.stage
    const moments = this.#moments
    if (moments.spark) this.#sound.spark(now.chain)
    if (moments.scrape) this.#sound.scrape()
    if (moments.chainLost > 0 && !moments.scrape) this.#sound.chainLost()
    if (moments.gate >= 0 && moments.isRight) this.#sound.rightGate(now.combo)
    if (moments.gate >= 0 && !moments.isRight) this.#sound.wrongGate()
    if (moments.ended && now.end === 'arrived') this.#sound.arrived()
    if (now.tick % 12 === 0) this.#sound.fly(now.speed / 1024)
  }

  #end(): void {
    const { stage } = this
    this.phase = 'over'
    this.#sound.fly(0)
    this.#controls.release()
    if (this.isJumping) return
    this.showEnd()
    this.tellScore()
    if (this.isReplay) return
    const { packId, plan } = this.#setup
    const log = logText(rules.log.encode(this.#recorder.log(stage.ticks)))
    const { points: score } = stage.now
    this.#host.tell({ type: 'RUN_FINISHED', rulesVersion: rules.version, packId, seed: plan.seed, score, log })
    const type = stage.now.end === 'arrived' ? 'GAME_COMPLETED' : 'GAME_OVER'
    this.#host.tell({ type, score, shareGrid: shareGrid(plan.pack, stage.now) })
  }

  showEnd(): void {
    const { now } = this.stage
    this.hud.cards.end(this.#setup.plan.pack, now)
    this.hud.say(`The flight is over. ${now.points} points.`)
  }

  tellScore(): void {
    this.#score.reportNow(this.#tiles(), performance.now())
  }

  #tiles() {
    const { points: score, gatesPassed, hull: health, sparks: coins } = this.stage.now
    return { score, level: Math.min(GATES, gatesPassed + 1), health, coins }
  }

  /** What a jump leaves out of sight, at the pace of ticks. */
  jumpTick(): void {
    this.playTick()
    this.picture.pass(TICK_SECONDS)
  }
}

function openGhost(start: FlightState, log: NonNullable<FlightSetup['ghost']>) {
  const cursor = createLogCursor(log)
  return { stage: new RunStage(rules, start), inputAt: (tick: number) => cursor.at(tick) }
}
