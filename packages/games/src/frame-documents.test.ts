import { readFile } from 'node:fs/promises'
import { checkHtml } from '@trendverse/test-support/machines/check-html'
import { expect, it } from 'vitest'

/** What the script of a frame writes before anything shows: headlines, names of parts that are called by them. */
const WRITTEN_LATER = ['empty-heading', 'heading-level', 'no-missing-references', 'unique-landmark']

it.each(['meme-maker', 'trend-predictor', 'trend-quiz'])(
  'the frame of %s is a document that a foreign checker finds nothing in',
  async (id) => {
    const frame = await readFile(new URL(`${id}/frame/index.html`, import.meta.url), 'utf8')
    expect(await checkHtml(frame, WRITTEN_LATER)).toEqual([])
  },
)
