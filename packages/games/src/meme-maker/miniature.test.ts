import { describe, expect, it } from 'vitest'
import { logText } from '../frame-kit/log-text'
import { recordRun } from '../rules-kit/record-run'
import { openMiniature } from './miniature'
import { plainPilot } from './pilot'
import { rules } from './rules/v1/rules'
import { samplePack } from './testing/sample-pack'

describe('a board in small', () => {
  const { log } = recordRun(rules, { seed: 'card', pack: samplePack, mode: 'normal' }, plainPilot('card'))
  const run = { rulesVersion: 1, seed: 'card', mode: 'normal', content: samplePack, log: logText(log) } as const

  /** Fills by colour. */
  function drawnAt(elapsedMs: number): Readonly<Record<string, number>> {
    const fills: Record<string, number> = {}
    const pen = {
      fillStyle: '',
      globalAlpha: 1,
      fillRect() {},
      beginPath() {},
      roundRect() {},
      fill() {
        fills[this.fillStyle] = (fills[this.fillStyle] ?? 0) + 1
      },
    }
    openMiniature(run)?.(pen as unknown as CanvasRenderingContext2D, elapsedMs)
    return fills
  }

  it('begins with sixteen dark tiles, lights up what is selected, and ends with four bars', () => {
    expect(drawnAt(0)).toEqual({ '#1b2138': 16, '#8f9bc4': 16 })
    expect(drawnAt(3 * 420)).toMatchObject({ '#eef2ff': 3, '#1b2138': 13 })
    expect(drawnAt(24 * 420 + 100)).toEqual({ '#ffd166': 1, '#7fe3a8': 1, '#84b6ff': 1, '#ff9fc6': 1 })
  })

  it('begins again after a rest', () => {
    expect(drawnAt(25 * 420 + 2_600)).toEqual(drawnAt(0))
  })

  it('is none of rules it does not know, and throws on what is no run', () => {
    expect(openMiniature({ ...run, rulesVersion: 2 })).toBeNull()
    expect(() => openMiniature({ ...run, content: {} })).toThrow('groups')
    expect(() => openMiniature({ ...run, log: logText(Uint8Array.from([1, 255, 0])) })).toThrow('an input there is not')
  })
})
