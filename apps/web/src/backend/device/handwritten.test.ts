import { STARTER_TRENDS } from '@trendverse/starter-content/starter-trends'
import { expect, it, vi } from 'vitest'
import { handwritten, loadedWhenNeeded } from './handwritten'

const WORDLE = STARTER_TRENDS.find(({ key }) => key === 'wordle')?.id ?? ''

it('has questions and jokes about a starter trend', async () => {
  expect((await handwritten.questionsAbout(WORDLE)).length).toBeGreaterThanOrEqual(8)
  expect((await handwritten.jokesAbout(WORDLE)).memes.length).toBeGreaterThanOrEqual(3)
  expect((await handwritten.listTopics()).length).toBeGreaterThan(0)
})

it('does without them where they cannot be loaded, and tries again the next time', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(() => import('@trendverse/starter-content/handwritten'))
  load.mockRejectedValueOnce(new Error('no network'))
  const content = loadedWhenNeeded(load, async () => Promise.reject(new Error('no network')))
  expect(await content.questionsAbout(WORDLE)).toEqual([])
  expect((await content.questionsAbout(WORDLE)).length).toBeGreaterThanOrEqual(8)
  expect(await content.listTopics()).toEqual([])
})
