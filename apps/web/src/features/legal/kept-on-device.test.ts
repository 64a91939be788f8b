// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { KEPT_ON_DEVICE } from './kept-on-device'

const SOURCES = [
  '../..',
  '../../../../../packages/storage/src/browser',
  '../../../../../packages/domain/src/games',
].map((folder) => join(fileURLToPath(new URL('.', import.meta.url)), folder))
/**
 * Keys are written down once, as constants that end on `_KEY` or as texts that begin with the product's prefix; one may
 * end on what tells several apart.
 */
const KEY = /`\$\{STORAGE_PREFIX\}([a-z_]+(?:\$\{\w+\})?)|_KEY = '(\w+)'/g

function keysInCode(): string[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/kept-(?:on-device|of-games|of-quizzes)/.test(file),
      )
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  return [
    ...new Set(
      files.flatMap((text) =>
        [...text.matchAll(KEY)].map(([, prefixed = '', whole]) => whole ?? `trendverse_${prefixed.replace('$', '')}`),
      ),
    ),
  ].sort()
}

describe('what the privacy page says is kept in the browser', () => {
  it('is what the code keeps there, no less and no more', () => {
    expect(KEPT_ON_DEVICE.map((entry) => entry.key).toSorted()).toEqual(keysInCode())
  })
})
