import { describe, expect, it } from 'vitest'
import { gateMarks } from './gate-marks'
import { rules } from './rules/v1/rules'
import { samplePack } from './testing/sample-pack'

const start = rules.init('marks', samplePack, 'normal')
const signs = (gatesPassed: number, wasRight: number): string =>
  gateMarks({ ...start, gatesPassed, wasRight })
    .map((mark) => mark[0])
    .join('')

describe('how the gates of a flight were answered', () => {
  it('is told gate by gate, the first one first', () => {
    expect(signs(10, 0b1011)).toBe('rrwrwwwwww')
    expect(signs(10, 0b1111111111)).toBe('rrrrrrrrrr')
  })

  it('stays open for gates nobody came to', () => {
    expect(signs(0, 0)).toBe('oooooooooo')
    expect(signs(4, 0b1010)).toBe('wrwroooooo')
  })
})
