import { expect, it } from 'vitest'
import { siteFile } from './site-file'

it('puts files of this site below the path it lies at, and leaves addresses elsewhere alone', () => {
  expect(siteFile('/games/trend-quiz/', '/')).toBe('/games/trend-quiz/')
  expect(siteFile('/games/trend-quiz/', '/demo/')).toBe('/demo/games/trend-quiz/')
  expect(siteFile('https://games.example/a/', '/demo/')).toBe('https://games.example/a/')
})
