import { NOISE_GLSL as NOISE_OF_GAMES } from '@trendverse/games/frame-kit/world-paint/noise'
import * as surfacesOfGames from '@trendverse/games/frame-kit/world-paint/surfaces'
import { expect, it } from 'vitest'
import { NOISE_GLSL } from './noise'
import * as surfaces from './surfaces'

it('paints a world in games as it is painted at home', () => {
  expect(NOISE_OF_GAMES).toBe(NOISE_GLSL)
  expect(surfacesOfGames).toEqual(surfaces)
})
