/** A note of its own: comes softly, fades, and takes its nodes away. */
export type Tone = {
  readonly frequency: number
  readonly wave: OscillatorType
  /** Loudness at its loudest, 0 to 1. */
  readonly level: number
  readonly seconds: number
  readonly delaySeconds?: number
  /** Frequency it slides to, if any. */
  readonly slideTo?: number
}

/** A puff of filtered noise. */
export type Puff = { readonly cutoff: number; readonly level: number; readonly seconds: number }

/** Noise that lasts as long as the game: an engine. */
export type Hum = {
  /** Where it is to go from here: cutoff in hertz, loudness 0 to 1. */
  follow(cutoff: number, level: number): void
}

/** Sounds made of oscillators and noise: nothing to download. Silent until `start`. */
export type SoundEngine = {
  /** To be called in answer to a gesture: browsers keep sound waiting for one. May be called again. */
  start(): void
  mute(isMuted: boolean): void
  tone(tone: Tone): void
  puff(puff: Puff): void
  hum(): Hum
}

const LOUDNESS = 0.5
/** Fast enough to be heard at once, slow enough not to click. */
const ATTACK_SECONDS = 0.008
const SILENCE = 0.0001
const TAIL_SECONDS = 0.03
const GLIDE_SECONDS = 0.04
const NOISE_SECONDS = 2
/** What counts as a gesture in a frame of its own: until one, a browser may keep a new context silent. */
const GESTURES = ['pointerup', 'touchend', 'keydown'] as const

/**
 * @param newContext Makes the audio context; called once, at the first `start`.
 * @param random 0 to 1, for the noise.
 */
export function createSoundEngine(newContext: () => AudioContext, random: () => number): SoundEngine {
  let voice: { readonly context: AudioContext; readonly out: GainNode; readonly noise: AudioBuffer } | null = null
  let isMuted = false
  let noiseCutoff = 200
  let noiseLevel = 0
  let follower: { readonly filter: BiquadFilterNode; readonly gain: GainNode } | null = null

  const startHum = (): void => {
    if (voice === null) return
    const { context, out, noise } = voice
    const source = context.createBufferSource()
    const filter = context.createBiquadFilter()
    const gain = context.createGain()
    source.buffer = noise
    source.loop = true
    filter.type = 'lowpass'
    filter.frequency.value = noiseCutoff
    gain.gain.value = 0
    source.connect(filter).connect(gain).connect(out)
    source.start()
    follower = { filter, gain }
  }
  const applyHum = (): void => {
    if (voice === null || follower === null) return
    follower.filter.frequency.setTargetAtTime(noiseCutoff, voice.context.currentTime, 0.2)
    follower.gain.gain.setTargetAtTime(noiseLevel, voice.context.currentTime, 0.15)
  }

  const wake = (): void => {
    if (voice?.context.state === 'suspended') void voice.context.resume()
  }

  /** Lets a source sound through an envelope that begins and ends at nothing, then takes all of it apart. */
  const sound = (source: AudioScheduledSourceNode, through: AudioNode, level: number, at: number, seconds: number) => {
    if (voice === null) return
    const gain = voice.context.createGain()
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(level, at + ATTACK_SECONDS)
    gain.gain.exponentialRampToValueAtTime(SILENCE, at + seconds)
    gain.gain.linearRampToValueAtTime(0, at + seconds + TAIL_SECONDS)
    through.connect(gain).connect(voice.out)
    source.addEventListener('ended', () => {
      source.disconnect()
      through.disconnect()
      gain.disconnect()
    })
    source.start(at)
    source.stop(at + seconds + TAIL_SECONDS)
  }

  return {
    start() {
      if (voice !== null) {
        wake()
        return
      }
      const context = newContext()
      const out = context.createGain()
      out.gain.value = isMuted ? 0 : LOUDNESS
      // Many sparks at once would clip.
      out.connect(context.createDynamicsCompressor()).connect(context.destination)
      voice = { context, out, noise: brownNoise(context, random) }
      startHum()
      applyHum()
      // The gesture that started the game was made on the page around this frame, which not every browser counts here.
      for (const gesture of GESTURES) addEventListener(gesture, wake)
    },
    mute(muted) {
      isMuted = muted
      voice?.out.gain.setTargetAtTime(muted ? 0 : LOUDNESS, voice.context.currentTime, GLIDE_SECONDS)
    },
    tone({ frequency, wave, level, seconds, delaySeconds = 0, slideTo }) {
      if (voice === null || isMuted) return
      const at = voice.context.currentTime + delaySeconds
      const oscillator = voice.context.createOscillator()
      oscillator.type = wave
      oscillator.frequency.setValueAtTime(frequency, at)
      if (slideTo !== undefined) oscillator.frequency.exponentialRampToValueAtTime(slideTo, at + seconds)
      sound(oscillator, oscillator, level, at, seconds)
    },
    puff({ cutoff, level, seconds }) {
      if (voice === null || isMuted) return
      const source = voice.context.createBufferSource()
      const filter = voice.context.createBiquadFilter()
      source.buffer = voice.noise
      filter.type = 'lowpass'
      filter.frequency.value = cutoff
      source.connect(filter)
      sound(source, filter, level, voice.context.currentTime, seconds)
    },
    hum: () => ({
      follow(cutoff, level) {
        noiseCutoff = cutoff
        noiseLevel = level
        applyHum()
      },
    }),
  }
}

/** Noise whose highs are gone, as far-off thunder has it. */
function brownNoise(context: AudioContext, random: () => number): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let last = 0
  for (let index = 0; index < samples.length; index += 1) {
    last = (last + 0.02 * (random() * 2 - 1)) / 1.02
    samples[index] = last * 3
  }
  return buffer
}
