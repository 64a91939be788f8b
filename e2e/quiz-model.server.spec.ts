import { chatReply, errorReply } from '@trendverse/test-support/ai/ai-replies'
import { type AiBehaviour, type OpenAiServer, startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { withoutWebGl } from './harness/device'
import { startSite } from './harness/start-site'
import { answerByKeys, openQuizOf } from './harness/take-quiz'
import { test as base, expect } from './harness/test'

const KEY = 'sk-journey-0123456789abcdef'
const FALLBACK = 'AI service unavailable. Generated fallback quiz instead.'

/** Journeys over a site that has a key of a provider, which does as the journey says. */
const test = base.extend<object, { readonly provider: OpenAiServer }>({
  provider: [
    async ({ mode: _ }, provide) => {
      const provider = await startOpenAiServer()
      await provide(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ provider }, provide) => {
      const site = await startSite({ SOURCES: 'none', AI_BASE_URL: provider.baseUrl, AI_API_KEY: KEY })
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 260_000 },
  ],
})

/** Writes questions that quote the evidence it was given, after a moment; agrees with every one of them. */
const writesWell: AiBehaviour = ({ body }) => {
  const text = JSON.stringify(body)
  if (text.includes('QUESTIONS BEGIN')) return chatReply('{"answers":[0,0,0,0,0]}')
  const { messages } = body as { readonly messages: readonly { readonly content: string }[] }
  const lines = messages[1]?.content.split('\n') ?? []
  const evidence = JSON.parse(lines[lines.indexOf('EVIDENCE BEGINS') + 1] ?? '[]') as readonly string[]
  const [description = ''] = evidence
  const questions = ['first', 'second', 'third', 'fourth', 'fifth'].map((place, n) => ({
    type: 'knowledge',
    question: `What did the ${place} model think of number ${n * 7 + 3}?`,
    options: ['apple', 'pears', 'plums', 'grape'].map((fruit) => `${fruit} ${n}`),
    correctAnswer: 0,
    explanation: 'It stands there.',
    quote: description.slice(0, description.indexOf('.') + 1),
    difficulty: 'medium',
    tags: ['journey'],
  }))
  return chatReply(JSON.stringify({ questions }), { delayMs: 1_500 })
}

test.beforeEach(async ({ page }) => withoutWebGl(page))

test('a model writes the quiz while the page tells how far it is', async ({ page, provider }) => {
  provider.behave(KEY, writesWell)
  await openQuizOf(page, 'Wordle')
  await page.getByRole('button', { name: 'Start FREE Trial Quiz' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Making your quiz')
  await expect(page.getByText('Writing questions from the sources.')).toBeVisible()
  await expect(page.getByText(/What did the \w+ model think of/)).toBeVisible()
  await answerByKeys(page)
  await expect(page.locator('details .quiz-proof')).toHaveCount(5)
  const dump = await page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify(Object.entries(window.localStorage)),
  )
  expect(dump).not.toContain('sk-journey')
})

test('a quiz stands in where the model fails, and the page says so once (QZ-25, ER-43)', async ({ page, provider }) => {
  provider.behave(KEY, () => errorReply(400, `bad ${KEY}`))
  await openQuizOf(page, 'Wordle')
  await page.getByRole('button', { name: 'Start FREE Trial Quiz' }).click()
  const notice = page.getByRole('alertdialog')
  await expect(notice).toContainText(FALLBACK)
  await notice.getByRole('button', { name: 'OK' }).click()
  await answerByKeys(page)
  await expect(page.locator('details .quiz-proof')).toHaveCount(5)
  await expect(notice).toHaveCount(0)
})

test('somebody who will not wait calls the quiz off, and may begin another', async ({ page, provider }) => {
  provider.behave(KEY, () => chatReply('late', { delayMs: 60_000 }))
  await openQuizOf(page, 'Wordle')
  await page.getByRole('button', { name: 'Start FREE Trial Quiz' }).click()
  await expect(page.getByText('Writing questions from the sources.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  provider.behave(KEY, writesWell)
  await page.getByRole('button', { name: 'Start FREE Trial Quiz' }).click()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
})
