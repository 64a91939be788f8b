import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NothingToPlay } from './given-run'
import { everyPicture, openFrame } from './open-frame'

const CONFIG: Partial<GameConfig> = { gameId: 'trend-quiz' }

/** A frame whose page hears what it tells, and whose pictures are drawn when asked for. */
function standFrame() {
  const told: string[] = []
  const page = { postMessage: ({ type }: { readonly type: string }) => told.push(type) }
  let heard: ((event: object) => void) | null = null
  let due: ((nowMs: number) => void)[] = []
  const self = {
    parent: page,
    performance: { now: () => 0 },
    addEventListener(type: string, listener: (event: object) => void) {
      if (type === 'message') heard = listener
    },
    requestAnimationFrame: (draw: (nowMs: number) => void) => {
      due.push(draw)
      return due.length
    },
    setInterval: () => 0,
  }
  vi.stubGlobal('window', self)
  vi.stubGlobal('requestAnimationFrame', self.requestAnimationFrame)
  return {
    told,
    async giveConfig() {
      heard?.({ source: page, data: { type: 'GAME_CONFIG', config: CONFIG } })
      await Promise.resolve()
      await Promise.resolve()
    },
    drawPicture() {
      const now = due
      due = []
      for (const draw of now) draw(16)
    },
  }
}

describe('a frame that opens', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('keeps the overlay of its page until its first picture is drawn', async () => {
    const on = standFrame()
    openFrame({
      readSetup: () => null,
      showNothing() {},
      open: () => everyPicture(() => on.told.push('a picture')),
    })
    expect(on.told).toEqual(['GAME_READY'])
    await on.giveConfig()
    expect(on.told).toEqual(['GAME_READY'])
    on.drawPicture()
    expect(on.told).toEqual(['GAME_READY', 'a picture', 'GAME_LOADED'])
    on.drawPicture()
    expect(on.told.filter((type) => type === 'GAME_LOADED')).toHaveLength(1)
  })

  it('shows at once that there is nothing to play', async () => {
    const on = standFrame()
    openFrame({
      readSetup() {
        throw new NothingToPlay('no course')
      },
      showNothing: () => on.told.push('nothing to play'),
      open() {},
    })
    await on.giveConfig()
    expect(on.told).toEqual(['GAME_READY', 'nothing to play', 'GAME_LOADED', 'GAME_ERROR'])
  })
})
