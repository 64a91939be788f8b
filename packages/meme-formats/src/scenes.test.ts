import { CAPTION_ROLES } from '@trendverse/domain/memes/meme-kinds'
import { describe, expect, it } from 'vitest'
import type { Box } from './meme-format'
import { MEME_FORMAT_LIST } from './registry'
import { recordingPen } from './testing/recording-pen'

const ACCENTS = ['#000000', '#ffffff', '#4fb4ff', '#f0524f']

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe.each(MEME_FORMAT_LIST)('$id', (format) => {
  const drawn = (accent: string): readonly string[] => {
    const { pen, record } = recordingPen()
    format.drawScene(pen, { accent })
    return record
  }

  it('has a box for each caption of its format, in the order they are read', () => {
    expect(format.boxes.map((box) => box.role)).toEqual(CAPTION_ROLES[format.id])
  })

  it('keeps its boxes within the picture and apart from each other', () => {
    for (const [index, box] of format.boxes.entries()) {
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1)
      for (const other of format.boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false)
    }
  })

  it('leaves room for 200 characters as wide as they are high at the smallest size', () => {
    for (const box of format.boxes) {
      const size = box.minFontSize * 600
      const perLine = Math.floor((box.width * 800 * 0.9) / size)
      const lines = Math.floor((box.height * 600) / (size * 1.2))
      expect(perLine * lines).toBeGreaterThanOrEqual(200)
    }
  })

  it('draws the same every time, and the accent somewhere', () => {
    for (const accent of ACCENTS) expect(drawn(accent)).toEqual(drawn(accent))
    expect(drawn('#4fb4ff')).not.toEqual(drawn('#f0524f'))
  })

  it('draws with numbers and colours alone, and leaves the pen as it found it', () => {
    for (const accent of ACCENTS) {
      const record = drawn(accent)
      expect(record.filter((entry) => /NaN|undefined|null|Infinity/.test(entry))).toEqual([])
      const count = (call: string) => record.filter((entry) => entry.startsWith(call)).length
      expect(count('save')).toBe(count('restore'))
    }
  })
})
