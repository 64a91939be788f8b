import { afterEach, expect, it, vi } from 'vitest'
import { createSoundEngine } from './sound-engine'

afterEach(() => vi.unstubAllGlobals())

/** An audio context of which a test decides whether it may sound yet. */
function openContext() {
  const param = () => ({ value: 0, setTargetAtTime: () => undefined })
  const node = (): object => ({
    gain: param(),
    frequency: param(),
    start: () => undefined,
    connect: (to: object) => to,
  })
  const context = {
    state: 'suspended',
    currentTime: 0,
    sampleRate: 100,
    destination: node(),
    createGain: node,
    createDynamicsCompressor: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    resume: vi.fn(async () => undefined),
  }
  return context
}

it('sounds from the first gesture in its own frame on, where a browser kept it silent until then', () => {
  const heard = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => heard.set(type, listener))
  const context = openContext()
  const engine = createSoundEngine(
    () => context as unknown as AudioContext,
    () => 0.5,
  )
  engine.start()
  expect(context.resume).not.toHaveBeenCalled()
  heard.get('pointerup')?.()
  expect(context.resume).toHaveBeenCalledTimes(1)
  context.state = 'running'
  heard.get('keydown')?.()
  expect(context.resume).toHaveBeenCalledTimes(1)
})
