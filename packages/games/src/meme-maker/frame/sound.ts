import { createSoundEngine } from '../../frame-kit/sound-engine'

/** Small notes: nothing to download, nothing needed to play. Silent until a gesture, as browsers ask. */
export type Sound = {
  /** To be called in answer to a gesture. */
  wake(): void
  mute(isMuted: boolean): void
  /** A scrap was selected: the more there are, the higher. */
  select(count: number): void
  right(found: number): void
  oneAway(): void
  wrong(): void
  end(isSolved: boolean): void
}

/** How a note sounds; times in seconds. */
type Shape = {
  readonly delay?: number
  readonly seconds?: number
  readonly level?: number
  readonly wave?: OscillatorType
}

/** A scale without a wrong neighbour, in hertz. */
const SCALE = [392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1046.5] as const
const LOUDNESS = 0.44

export function createSound(isMutedAtFirst: boolean): Sound {
  const engine = createSoundEngine(() => new AudioContext(), Math.random)
  let isMuted = isMutedAtFirst
  engine.mute(isMuted)

  const note = (frequency: number, { delay = 0, seconds = 0.28, level = 1, wave = 'triangle' }: Shape = {}): void =>
    engine.tone({ frequency, wave, level: LOUDNESS * level, seconds, delaySeconds: delay })
  const chord = (steps: readonly number[], gap: number, seconds: number): void =>
    steps.forEach((step, index) => note(SCALE[step] ?? 440, { delay: index * gap, seconds, level: 0.8 }))

  return {
    wake() {
      if (!isMuted) engine.start()
    },
    mute(muted) {
      isMuted = muted
      engine.mute(muted)
    },
    select: (count) => note(SCALE[count] ?? 440, { seconds: 0.16, level: 0.5, wave: 'sine' }),
    right: (found) => chord([0, 2, 4, 5 + Math.min(found, 2)], 0.09, 0.5),
    oneAway() {
      note(440, { seconds: 0.3, level: 0.7 })
      note(466.16, { delay: 0.13, seconds: 0.4, level: 0.7 })
    },
    wrong: () => note(146.83, { seconds: 0.4, wave: 'sine' }),
    end: (isSolved) => chord(isSolved ? [0, 2, 4, 5, 7] : [4, 2, 0], isSolved ? 0.12 : 0.2, 0.9),
  }
}
