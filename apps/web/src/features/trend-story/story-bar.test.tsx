import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { afterEach, expect, it } from 'vitest'
import { openApp } from '../../app/testing/open-app'

let page: Awaited<ReturnType<typeof openApp>> | undefined
afterEach(async () => {
  await page?.remove()
})

async function buttonsOf(changes: Parameters<typeof buildTrendDetail>[1]): Promise<string[]> {
  const trend = buildTrendDetail(1, changes)
  page = await openApp({ path: `/trends/${trend.id}`, written: { [`trend:${trend.id}`]: { data: trend } } })
  return [...page.find('.story-bar-buttons').children].map(({ textContent }) => textContent)
}

const source = { kind: 'source', label: 'Fjordbladet', url: 'https://fjordbladet.example/1' } as const

it('begins with the page that tells the story', async () => {
  const buttons = await buttonsOf({ descriptionOrigin: source })
  expect(buttons[0]).toMatch(/^Read at Fjordbladet/)
  expect(buttons.slice(1)).toEqual(['Take Quiz', 'Make a meme', 'Share'])
})

it('asks nobody for a meme where people suffer, but where a film only sounds so', async () => {
  expect(await buttonsOf({ name: 'Three people killed in a flood' })).toEqual(['Take Quiz', 'Share'])
  await page?.remove()
  expect(await buttonsOf({ description: 'Two of them were injured.' })).toEqual(['Take Quiz', 'Share'])
  await page?.remove()
  expect(await buttonsOf({ name: 'Killer of the Sun', category: 'Film & TV' })).toContain('Make a meme')
})
