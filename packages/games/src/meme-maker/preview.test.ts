import { describe, expect, it } from 'vitest'
import { recordRun } from '../rules-kit/record-run'
import { plainPilot } from './pilot'
import { type PreviewPen, previewOf } from './preview'
import { currentRules } from './rules/current'
import { samplePack as pack } from './testing/sample-pack'

describe('the preview of a board', () => {
  const { log } = recordRun(currentRules, { seed: 'card', pack, mode: 'normal' }, plainPilot('card'))

  /** Fills by colour. */
  function drawnAt(elapsedMs: number): Readonly<Record<string, number>> {
    const fills: Record<string, number> = {}
    const pen: PreviewPen = {
      fillStyle: '',
      globalAlpha: 1,
      fillRect() {},
      beginPath() {},
      roundRect() {},
      fill() {
        fills[String(this.fillStyle)] = (fills[String(this.fillStyle)] ?? 0) + 1
      },
    }
    previewOf({ seed: 'card', pack, log }, pen)(elapsedMs)
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
})
