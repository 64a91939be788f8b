import { buildEvidence, buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { afterEach, expect, it } from 'vitest'
import { openApp } from '../../app/testing/open-app'

const SEEN = ['2026-03-01T12:00:00.000Z', '2026-03-02T12:00:00.000Z']
const STORY = buildTrendDetail(1, { evidence: SEEN.map((at) => buildEvidence(at, { id: at, lastSeenAt: at })) })
let page: Awaited<ReturnType<typeof openApp>> | undefined

afterEach(async () => {
  await page?.remove()
})

it('says of a remembered trend that it is history, and when it was last seen', async () => {
  const resting = { ...STORY, status: 'archived', lifecycle: 'dormant' } as const
  page = await openApp({ path: `/trends/${STORY.id}`, written: { [`trend:${STORY.id}`]: { data: resting } } })
  expect(page.text()).toContain('People have stopped talking about this trend. Last seen on 2 Mar 2026.')
})

it('says nothing of the kind of one that goes on', async () => {
  page = await openApp({ path: `/trends/${STORY.id}`, written: { [`trend:${STORY.id}`]: { data: STORY } } })
  expect(page.text()).toContain(STORY.name)
  expect(page.text()).not.toContain('history')
})

it('says in which language a sentence is that is not English, and marks it for screen readers', async () => {
  const description = 'Hamnen i Visby stängs efter stormen.'
  const descriptionOrigin = { kind: 'source', label: 'Fjordbladet', url: null, language: 'sv' } as const
  const foreign = { ...STORY, description, descriptionOrigin }
  page = await openApp({ path: `/trends/${STORY.id}`, written: { [`trend:${STORY.id}`]: { data: foreign } } })
  expect(page.text()).toContain('Source: Fjordbladet, in Swedish')
  expect(document.querySelector('[lang=sv]')?.textContent).toBe(description)
})
