import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { slimThree } from './slim-three-plugin.ts'

const folder = dirname(createRequire(import.meta.url).resolve('three'))
const original = readFileSync(join(folder, 'three.module.js'), 'utf8')

describe('slim three.js', () => {
  it('empties the shaders of built-in materials and keeps those the universe includes', () => {
    const slim = slimThree(original)
    expect(slim.length).toBeLessThan(original.length - 80_000)
    for (const kept of ['AgXToneMapping( vec3 color )', 'vec4 sRGBTransferOETF', '#define saturate( a )']) {
      expect(slim).toContain(kept)
    }
    expect(slim).not.toContain('getIBLRadiance')
    expect(slim).toMatch(/meshphysical_frag: /)
  })

  it('refuses a module that it does not recognise instead of shipping it unslimmed', () => {
    expect(() => slimThree('export const three = 1')).toThrow(/three\.js has changed/)
    expect(() => slimThree('')).toThrow(/only 0 shader texts/)
  })
})
