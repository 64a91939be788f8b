import type { GameDevice } from '@trendverse/domain/games/game-config'
import { wantsLessMotion } from './reduced-motion'

function largestTexture(): number {
  const context = document.createElement('canvas').getContext('webgl2')
  if (context === null) return 0
  const size: unknown = context.getParameter(context.MAX_TEXTURE_SIZE)
  // Browsers allow few of them at once, and the game needs one.
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return typeof size === 'number' ? size : 0
}

/** What counts of this device for a game (GF-09). */
export function deviceOf(self: Window): GameDevice {
  return {
    pixelRatio: self.devicePixelRatio,
    maxTextureSize: largestTexture(),
    reducedMotion: wantsLessMotion(self),
  }
}
