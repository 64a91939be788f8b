import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CAPTION_ROLES, MEME_FORMATS } from '@trendverse/domain/memes/meme-kinds'
import { sharedDataDir } from '@trendverse/test-support/shared-data'
import { describe, expect, it } from 'vitest'
import type { MemeToDraw } from '../../http/previews/meme-picture'
import { type CanvasLibrary, loadCanvas } from './canvas-library'
import { drawMemePicture } from './draw-meme-picture'

const MEME: MemeToDraw = { type: 'image-text', captions: [], placements: [], accent: '#4fb4ff', painting: null }
const data = sharedDataDir('memes of naughty strings on the server')

async function pixelsOf(meme: Partial<MemeToDraw>): Promise<{ library: CanvasLibrary; pixels: Uint8ClampedArray }> {
  const library = await loadCanvas()
  const canvas = await drawMemePicture(library, { ...MEME, ...meme })
  expect([canvas.width, canvas.height]).toEqual([800, 600])
  return { library, pixels: canvas.getContext('2d').getImageData(0, 0, 800, 600).data }
}

const differences = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
  one.reduce((count, value, index) => count + (value === other[index] ? 0 : 1), 0)

describe('a meme drawn on the server', () => {
  it.each(MEME_FORMATS)('shows its captions and its colour: %s', async (type) => {
    const captions = CAPTION_ROLES[type].map((role) => `The ${role}`)
    const { pixels } = await pixelsOf({ type, captions })
    expect(differences(pixels, (await pixelsOf({ type, captions })).pixels)).toBe(0)
    expect(differences(pixels, (await pixelsOf({ type })).pixels)).toBeGreaterThan(5_000)
    expect(differences(pixels, (await pixelsOf({ type, captions, accent: '#f0524f' })).pixels)).toBeGreaterThan(500)
  })

  it('sets captions in the face of captions', async () => {
    const { library } = await pixelsOf({})
    const pen = library.createCanvas(10, 10).getContext('2d')
    const widthIn = (font: string) => {
      pen.font = font
      return pen.measureText('When it is on every screen').width
    }
    expect(widthIn('40px Anton')).not.toBe(widthIn('40px "a face nobody has"'))
  })

  it('moves a caption to where its maker put it', async () => {
    const captions = ['Here', '']
    const { pixels } = await pixelsOf({ captions })
    const moved = await pixelsOf({ captions, placements: [{ x: 0.5, y: 0.5, scale: 2 }, null] })
    expect(differences(pixels, moved.pixels)).toBeGreaterThan(5_000)
  })

  it('draws over what a model painted, and refuses what is no picture', async () => {
    const { library, pixels } = await pixelsOf({})
    const painting = library.createCanvas(64, 64)
    painting.getContext('2d').fillRect(0, 0, 64, 64)
    const painted = await pixelsOf({ painting: await painting.encode('png') })
    expect(differences(pixels, painted.pixels)).toBeGreaterThan(100_000)
    await expect(pixelsOf({ painting: Buffer.from('<html>') })).rejects.toThrow('image')
  })

  it('stays calm over captions that are far too long or piled up', async () => {
    for (const caption of [
      'W'.repeat(10_000),
      '\u0301'.repeat(10_000),
      '\u200d🪐'.repeat(3_000),
      ' \n'.repeat(10_000),
    ]) {
      const { pixels } = await pixelsOf({ captions: [caption, caption, caption, caption, caption, caption] })
      expect(pixels.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true)
    }
  })

  it.runIf(data !== null)('draws naughty strings in every format', async () => {
    const texts: readonly string[] = JSON.parse(readFileSync(join(data ?? '', 'hostile/naughty/blns.json'), 'utf8'))
    expect(texts.length).toBeGreaterThan(400)
    const library = await loadCanvas()
    // one in eight, in the formats in turn: looking for letters no font has takes its time
    for (const [index, text] of texts.filter((_, place) => place % 8 === 0).entries()) {
      const type = MEME_FORMATS[index % MEME_FORMATS.length] ?? 'drake'
      const canvas = await drawMemePicture(library, { ...MEME, type, captions: CAPTION_ROLES[type].map(() => text) })
      const [, , , opacity] = canvas.getContext('2d').getImageData(1, 1, 1, 1).data
      expect([text, opacity]).toEqual([text, 255])
    }
  })
})
