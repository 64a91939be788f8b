/** A low tone whose fifth opens with the percentage, and a word for what came of it. Silent until `start`. */
export type Drone = {
  /** To be called in answer to a gesture: browsers keep sound waiting for one. */
  start(): void
  mute(isMuted: boolean): void
  /** 0 to 100: the upper voice goes from the lower one's own pitch to its fifth. */
  open(percent: number): void
  /** Loudness of the drone: it rests while nobody is asked. */
  rest(isResting: boolean): void
  lock(): void
  /** @param points Of the case, 0 to 10,000. */
  result(points: number): void
}

const ROOT_HZ = 98
const FIFTH = 1.5
const LOUDNESS = 0.5
const DRONE_LEVEL = 0.09
const GLIDE_SECONDS = 0.12

export function createDrone(newContext: () => AudioContext): Drone {
  let voice: ReturnType<typeof build> | null = null
  let isMuted = false
  let isResting = true
  let percent = 50

  const apply = (): void => {
    if (voice === null) return
    const now = voice.context.currentTime
    const share = percent / 100
    voice.upper.frequency.setTargetAtTime(ROOT_HZ * (1 + (FIFTH - 1) * share), now, GLIDE_SECONDS)
    voice.filter.frequency.setTargetAtTime(240 + 900 * share, now, GLIDE_SECONDS)
    voice.drone.gain.setTargetAtTime(isResting ? 0 : DRONE_LEVEL, now, isResting ? 0.4 : 0.8)
    voice.out.gain.setTargetAtTime(isMuted ? 0 : LOUDNESS, now, 0.04)
  }
  const note = (frequency: number, level: number, seconds: number, delay = 0): void => {
    if (voice === null || isMuted) return
    const { context, out } = voice
    const at = context.currentTime + delay
    const oscillator = new OscillatorNode(context, { type: 'sine', frequency })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(level, at + 0.01)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
    oscillator.connect(gain).connect(out)
    oscillator.addEventListener('ended', () => gain.disconnect())
    oscillator.start(at)
    oscillator.stop(at + seconds)
  }

  return {
    start() {
      if (voice === null) voice = build(newContext())
      else if (voice.context.state === 'suspended') void voice.context.resume()
      apply()
    },
    mute(muted) {
      isMuted = muted
      apply()
    },
    open(next) {
      percent = next
      apply()
    },
    rest(resting) {
      isResting = resting
      apply()
    },
    lock() {
      note(ROOT_HZ * 4, 0.16, 0.5)
    },
    result(points) {
      // The better, the further up its own overtones it goes.
      const steps = points >= 9_000 ? [4, 5, 6] : points >= 5_000 ? [4, 5] : [3.2, 3]
      for (const [index, step] of steps.entries()) note(ROOT_HZ * step, 0.14, 0.9, index * 0.11)
    },
  }
}

function build(context: AudioContext) {
  const out = new GainNode(context, { gain: 0 })
  const drone = new GainNode(context, { gain: 0 })
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: 500, Q: 0.6 })
  const lower = new OscillatorNode(context, { type: 'sawtooth', frequency: ROOT_HZ })
  const upper = new OscillatorNode(context, { type: 'sawtooth', frequency: ROOT_HZ, detune: 4 })
  lower.connect(filter)
  upper.connect(filter)
  filter.connect(drone).connect(out).connect(context.destination)
  lower.start()
  upper.start()
  return { context, out, drone, filter, upper }
}
