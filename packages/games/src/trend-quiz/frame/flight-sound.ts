import type { Hum, SoundEngine } from '../../frame-kit/sound-engine'
import type { FlightState } from '../rules/v1/flight-state'
import type { Moments } from './flight-moments'

/** Semitones of a scale without a wrong note: whatever is gathered makes a melody. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24, 26, 28]
const ROOT_HERTZ = 220
/** The melody turns back at the top of the scale. */
const SWING = (SCALE.length - 1) * 2

const hertz = (semitones: number): number => ROOT_HERTZ * 2 ** (semitones / 12)

export type FlightSound = {
  spark(chain: number): void
  rightGate(combo: number): void
  wrongGate(): void
  scrape(): void
  chainLost(): void
  arrived(): void
  /** @param speed Units a tick; 0 rests. */
  fly(speed: number): void
}

/** Whatever a flight sounds like. Nothing of it is needed to play: the same is shown and written. */
export function createFlightSound(engine: SoundEngine): FlightSound {
  const hum: Hum = engine.hum()
  const chord = (notes: readonly number[], level: number, seconds: number, spread: number): void => {
    for (const [index, note] of notes.entries())
      engine.tone({ frequency: hertz(note), wave: 'sine', level, seconds, delaySeconds: index * spread })
  }
  return {
    spark(chain) {
      const step = Math.abs(((chain + SCALE.length - 1) % SWING) - (SCALE.length - 1))
      engine.tone({ frequency: hertz(12 + (SCALE[step] ?? 0)), wave: 'triangle', level: 0.1, seconds: 0.24 })
    },
    rightGate(combo) {
      chord(
        [0, 4, 7, 12, 12 + combo * 2].map((note) => note + 12),
        0.13,
        1.2,
        0.045,
      )
      engine.puff({ cutoff: 1_400, level: 0.12, seconds: 0.5 })
    },
    wrongGate() {
      engine.tone({ frequency: 96, slideTo: 44, wave: 'sine', level: 0.34, seconds: 0.42 })
      engine.puff({ cutoff: 260, level: 0.3, seconds: 0.35 })
    },
    scrape() {
      engine.tone({ frequency: 130, slideTo: 60, wave: 'triangle', level: 0.2, seconds: 0.25 })
      engine.puff({ cutoff: 900, level: 0.42, seconds: 0.3 })
    },
    chainLost: () => chord([7, 2], 0.07, 0.3, 0.09),
    arrived: () =>
      chord(
        [0, 7, 12, 16, 19, 24].map((note) => note + 12),
        0.12,
        1.8,
        0.11,
      ),
    fly: (speed) => hum.follow(110 + speed * 420, speed > 0 ? 0.16 : 0),
  }
}

/** Plays the sounds of one tick. */
export function playSounds(sound: FlightSound, now: FlightState, moments: Moments): void {
  if (moments.spark) sound.spark(now.chain)
  if (moments.scrape) sound.scrape()
  if (moments.chainLost > 0 && !moments.scrape) sound.chainLost()
  if (moments.gate >= 0 && moments.isRight) sound.rightGate(now.combo)
  if (moments.gate >= 0 && !moments.isRight) sound.wrongGate()
  if (moments.ended && now.end === 'arrived') sound.arrived()
  if (now.tick % 12 === 0) sound.fly(now.speed / 1024)
}
