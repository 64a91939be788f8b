import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import type { Phase } from '../../frame-kit/played-game'
import type { Quality } from '../../frame-kit/quality-watch'
import { UNIT } from '../rules/v1/course'
import type { Moments } from './flight-moments'
import type { FlightStage } from './flight-stage'
import { type FlightView, newFlightView, viewBetween } from './flight-view'
import type { OpenedScene } from './picture/open-scene'
import type { NamePlaces, Shot } from './picture/scene'

/** Before a flight the craft waits here, before the first gate, whose worlds invite. */
const OPENING_BEFORE_GATE = 27
/** After it the craft drifts on, units a second. */
const DRIFT = 5
/** While words cover one side, the scene stands on the other. */
const COVERED_SHIFT = { wide: { x: 0.42, y: 0.06 }, tall: { x: 0, y: 0.34 } } as const
/** In calm flights the answer buttons are at the bottom, so the craft is drawn higher. */
const CALM_SHIFT = { wide: 0.16, tall: 0.14 } as const
const SHIFT_PACE = 3.2

/** The picture of a stage: what is seen at which moment, and the light that lingers. */
export type StagePicture = {
  readonly names: NamePlaces
  /** Paints what the first pictures need. */
  open(): void
  restart(): void
  /** To be called after each tick. */
  tick(): void
  react(moments: Moments): void
  /** Lets time pass for what is only seen. */
  pass(seconds: number): void
  /** Paints the worlds of the gates nearby at once, after a jump. */
  catchUp(): void
  draw(phase: Phase, between: number): void
  /** Goes on with a plainer picture, if there is a step to take. */
  stepDown(to: Quality | null): void
  settle(): void
}

export function createStagePicture(
  { scene, quality: firstQuality }: OpenedScene,
  { settings, pixelRatio }: GameConfig,
  stage: FlightStage,
  ghost: FlightStage | null,
): StagePicture {
  const isCalm = settings.reducedMotion
  const view = newFlightView()
  const tickView = newFlightView()
  const ghostView: FlightView = newFlightView()
  const mood = { shiftX: 0, shiftY: 0, isCalm }
  const shot: { -readonly [Key in keyof Shot]: Shot[Key] } = {
    state: stage.now,
    view,
    ghost: null,
    mood,
    seconds: 0,
    showsCraft: true,
  }
  let quality = firstQuality
  let seconds = 0
  let drifted = 0
  let passedSinceDrawn = 1
  let drawnPhase: Phase | null = null

  const resize = (): void => {
    scene.resize(innerWidth, innerHeight, pixelRatio, quality)
    drawnPhase = null
  }
  resize()
  addEventListener('resize', resize)

  const compose = (phase: Phase, between: number): void => {
    viewBetween(stage.before, stage.now, between, view)
    if (phase === 'ready') {
      view.z = (stage.now.plan.course.gates[0] ?? 0) / UNIT - OPENING_BEFORE_GATE
      view.x = isCalm ? 0 : Math.sin(seconds * 0.5) * 0.9
      view.y = isCalm ? 0 : Math.sin(seconds * 0.37) * 0.35
      view.leanX = isCalm ? 0 : Math.cos(seconds * 0.5) * 0.16
      view.speed = 0.12
    }
    if (phase === 'over') {
      view.z += drifted
      view.speed = DRIFT / 60
    }
  }
  /** Brings the scene to one side while words cover the other, softly. */
  const lean = (phase: Phase): void => {
    const isCovered = phase === 'ready' || phase === 'over'
    const shape = innerWidth > innerHeight ? 'wide' : 'tall'
    const { x, y } = COVERED_SHIFT[shape]
    const flyingY = stage.now.plan.mode === 'calm' ? CALM_SHIFT[shape] : 0
    const share = isCalm || phase === 'ready' ? 1 : 1 - Math.exp(-SHIFT_PACE * passedSinceDrawn)
    mood.shiftX += ((isCovered ? x : 0) - mood.shiftX) * share
    mood.shiftY += ((isCovered ? y : flyingY) - mood.shiftY) * share
    passedSinceDrawn = 0
  }

  return {
    names: scene.names,
    open() {
      scene.prepareNow(0)
      scene.prepare(1)
    },
    restart() {
      scene.forget()
      drifted = 0
      scene.prepareNow(0)
      scene.prepare(1)
    },
    tick() {
      scene.remember(viewBetween(stage.now, stage.now, 1, tickView))
      const { gatesPassed, plan, z } = stage.now
      const passed = plan.course.gates[gatesPassed - 1]
      // The worlds of the gate behind make room for those two gates ahead when they are out of sight.
      if (passed !== undefined && z - passed > 34 * UNIT) scene.prepare(gatesPassed + 1)
    },
    react(moments) {
      const { tick, wentLeft } = stage.now
      viewBetween(stage.now, stage.now, 1, tickView)
      if (moments.spark) scene.burst('spark', tickView, tick)
      if (moments.scrape) scene.burst('rock', tickView, tick)
      if (moments.gate < 0) return
      if (moments.isRight) scene.burst('gate', tickView, tick)
      scene.answer(moments.gate, (wentLeft & (1 << moments.gate)) !== 0, moments.isRight, seconds)
    },
    pass(passed) {
      seconds += passed
      drifted += DRIFT * passed
      passedSinceDrawn += passed
      scene.age(passed)
    },
    catchUp() {
      drawnPhase = null
      scene.prepareNow(stage.now.gatesPassed)
      scene.prepareNow(stage.now.gatesPassed + 1)
    },
    draw(phase, between) {
      // In a pause nothing moves: its picture is drawn once.
      if (phase === 'paused' && drawnPhase === phase) return
      drawnPhase = phase
      if (phase === 'playing') drifted = 0
      compose(phase, phase === 'playing' ? between : 1)
      lean(phase)
      shot.seconds = seconds
      shot.showsCraft = stage.now.end !== 'wrecked'
      shot.ghost =
        ghost === null || phase !== 'playing' ? null : viewBetween(ghost.before, ghost.now, between, ghostView)
      scene.draw(shot)
    },
    stepDown(to) {
      if (to === null) return
      quality = to
      resize()
    },
    settle: () => scene.settle(),
  }
}
