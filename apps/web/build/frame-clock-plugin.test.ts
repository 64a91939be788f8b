// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withFrameClock } from './frame-clock-plugin.ts'

const folder = dirname(createRequire(import.meta.url).resolve('@react-three/fiber'))
const file = readdirSync(folder).find((name) => /^events-\w+\.esm\.js$/.test(name)) ?? ''
const original = readFileSync(join(folder, file), 'utf8')

describe('the clock of the scene library', () => {
  it('is ours, so that three.js has no deprecated clock to complain about', () => {
    const changed = withFrameClock(original)
    expect(changed).not.toContain('THREE.Clock')
    expect(changed).toContain('clock: new FrameClock()')
    expect(changed).toMatch(/^import \{ FrameClock \} from ".+frame-clock\.ts";/)
  })

  it('refuses a module without that clock, or with several, instead of shipping it unchanged', () => {
    expect(() => withFrameClock('export const fiber = 1')).toThrow(/it makes 0 clocks/)
    expect(() => withFrameClock('new THREE.Clock(); new THREE.Clock()')).toThrow(/it makes 2 clocks/)
  })
})
