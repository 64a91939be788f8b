import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import { element } from '../../frame-kit/elements'
import { logText } from '../../frame-kit/log-text'
import type { Phase } from '../../frame-kit/played-game'
import { createQualityWatch } from '../../frame-kit/quality-watch'
import { RunStage } from '../../frame-kit/run-stage'
import { createScoreReporter } from '../../frame-kit/score-reporter'
import { createSoundEngine } from '../../frame-kit/sound-engine'
import { createStepClock } from '../../frame-kit/step-clock'
import { InputRecorder } from '../../rules-kit/record-run'
import type { FlightInput } from '../rules/v1/flight-input'
import { rules } from '../rules/v1/rules'
import { type Controls, createControls } from './controls'
import { createAchievements, newMoments, readMoments } from './flight-moments'
import { createFlightSound, playSounds } from './flight-sound'
import type { FlightStage } from './flight-stage'
import { tilesOf } from './flight-tiles'
import { chainLostText, gateGain } from './gain-words'
import { createHud, type Hud } from './hud/hud'
import { createIdleWatch } from './idle-watch'
import type { OpenedScene } from './picture/open-scene'
import { endSaid, openRace, type Race, raceResult, standing } from './race'
import type { FlightSetup } from './read-setup'
import { createStagePicture, type StagePicture } from './stage-picture'
import { IDLE_WORDS, shareGrid } from './words'

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
  readonly #race: Race | null
  readonly #controls: Controls
  readonly #engine = createSoundEngine(() => new AudioContext(), Math.random)
  readonly #sound = createFlightSound(this.#engine)
  readonly #score
  readonly #clock = createStepClock()
  readonly #idle = createIdleWatch()
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
    this.#race = setup.ghost === null ? null : openRace(start, setup.ghost)
    this.#isMuted = !config.settings.sound
    this.#engine.mute(this.#isMuted)
    this.#score = createScoreReporter((message) => host.tell(message))
    const hand = matchMedia('(pointer: coarse)').matches ? 'finger' : 'keys'
    this.hud = createHud(
      pack,
      opened.accents,
      (choice) => this.#controls.choose(choice),
      setup.replay === null ? hand : null,
    )
    this.picture = createStagePicture(opened, config, this.stage, this.#race?.stage ?? null)
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
    this.#race?.restart()
    this.#idle.restart()
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

  pause(why: 'pause' | 'idle' = 'pause'): void {
    if (this.phase !== 'playing') return
    this.phase = 'paused'
    this.#controls.release()
    this.#sound.fly(0)
    if (this.isReplay) return
    this.hud.cards[why](() => this.resume())
    if (why === 'idle') this.hud.say(IDLE_WORDS)
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
    if (this.phase === 'playing') this.#score.report(tilesOf(this.stage.now), nowMs)
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
    this.#race?.advance()
    stage.advance(input)
    this.picture.tick()
    this.#react()
    if (this.#isLeftAlone(input)) this.pause('idle')
  }

  /** A calm flight waits anyway, so it is never idle. */
  #isLeftAlone(input: FlightInput | null): boolean {
    return !this.isReplay && this.#setup.plan.mode === 'normal' && this.#idle.tick(input !== null)
  }

  /** Light and sound follow from what became different; the rules know nothing of either. */
  #react(): void {
    const { now, before } = this.stage
    const moments = readMoments(before, now, this.#moments)
    this.picture.react(moments)
    if (moments.gate >= 0) {
      const stands = this.#race === null ? '' : standing(this.#race.leadAtGate(now))
      this.hud.receipt(moments.gate, moments.isLeft, now.tick, [gateGain(before, now), stands])
      this.hud.race(stands)
    }
    if (moments.chainLost > 0) this.hud.caption(chainLostText(now), now.tick)
    if (moments.hullLow) this.hud.caption(`Hull at ${now.hull}%`, now.tick)
    if (!this.isJumping) playSounds(this.#sound, now, moments)
    if (!this.isReplay)
      for (const achievement of this.#achievements.newIn(before, now))
        this.#host.tell({ type: 'ACHIEVEMENT_UNLOCKED', achievement })
    if (moments.ended) this.#end()
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
    const race = this.#race === null ? '' : raceResult(this.#race.leadAtEnd(now))
    this.hud.cards.end(this.#setup.plan.pack, now, race)
    this.hud.say(endSaid(now, race))
  }

  tellScore(): void {
    this.#score.reportNow(tilesOf(this.stage.now), performance.now())
  }

  /** What a jump leaves out of sight, at the pace of ticks. */
  jumpTick(): void {
    this.playTick()
    this.picture.pass(TICK_SECONDS)
  }
}
