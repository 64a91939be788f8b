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

/** A scale without a wrong neighbour, in hertz. */
const SCALE = [392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1046.5] as const
const LOUDNESS = 0.22

export function createSound(isMutedAtFirst: boolean): Sound {
  let context: AudioContext | null = null
  let isMuted = isMutedAtFirst

  const note = (frequency: number, delay = 0, seconds = 0.28, level = 1, wave: OscillatorType = 'triangle'): void => {
    if (context === null || isMuted) return
    const at = context.currentTime + delay
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.type = wave
    tone.frequency.value = frequency
    loudness.gain.setValueAtTime(0, at)
    loudness.gain.linearRampToValueAtTime(LOUDNESS * level, at + 0.01)
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
    tone.connect(loudness).connect(context.destination)
    tone.start(at)
    tone.stop(at + seconds)
  }
  const chord = (steps: readonly number[], gap: number, seconds: number): void =>
    steps.forEach((step, index) => note(SCALE[step] ?? 440, index * gap, seconds, 0.8))

  return {
    wake() {
      context ??= new AudioContext()
      if (context.state === 'suspended') void context.resume()
    },
    mute(muted) {
      isMuted = muted
    },
    select: (count) => note(SCALE[count] ?? 440, 0, 0.16, 0.5, 'sine'),
    right: (found) => chord([0, 2, 4, 5 + Math.min(found, 2)], 0.09, 0.5),
    oneAway() {
      note(440, 0, 0.3, 0.7)
      note(466.16, 0.13, 0.4, 0.7)
    },
    wrong: () => note(146.83, 0, 0.4, 1, 'sine'),
    end: (isSolved) => chord(isSolved ? [0, 2, 4, 5, 7] : [4, 2, 0], isSolved ? 0.12 : 0.2, 0.9),
  }
}
