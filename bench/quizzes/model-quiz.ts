import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chatReply } from '@trendverse/test-support/ai/ai-replies'
import { startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { median, startBuiltServer } from '../server/parts/built-server'

/**
 * How long somebody waits for a quiz by a model that answers in 10 ms, from the press to the questions, over HTTP and the
 * embedded database, while nobody else waits. Goal: 100 ms in all, the provider's share included.
 */
const GOAL_MS = 100
const PROVIDER_MS = 10
const PORT = 3_914
const KEY = 'sk-bench-0123456789abcdef'
/** Of twenty, which is what a model writes an hour for one account. */
const WARM_UP = 5

type Order = { readonly data: { readonly attempt: { readonly id: string } | null } }
type Trends = { readonly data: readonly { readonly id: string }[] }

/** A model that quotes the first sentence it is given, and agrees with itself. */
const provider = await startOpenAiServer({
  [KEY]: ({ body }) => {
    if (JSON.stringify(body).includes('QUESTIONS BEGIN'))
      return chatReply('{"answers":[0,0,0,0,0]}', { delayMs: PROVIDER_MS })
    const { messages } = body as { readonly messages: readonly { readonly content: string }[] }
    const lines = messages[1]?.content.split('\n') ?? []
    const [text = ''] = JSON.parse(lines[lines.indexOf('EVIDENCE BEGINS') + 1] ?? '[]') as readonly string[]
    const questions = ['first', 'second', 'third', 'fourth', 'fifth'].map((place, n) => ({
      type: 'knowledge',
      question: `Which fruit did the ${place} model put beside number ${n * 7 + 3}?`,
      options: ['apple', 'pears', 'plums', 'grape'].map((fruit) => `${fruit} ${n}`),
      correctAnswer: 0,
      explanation: 'It stands there.',
      quote: text.slice(0, 60),
      difficulty: 'medium',
      tags: ['bench'],
    }))
    return chatReply(JSON.stringify({ questions }), { delayMs: PROVIDER_MS })
  },
})
const folder = await mkdtemp(join(tmpdir(), 'trendverse-bench-'))
const server = await startBuiltServer({ DATA_DIR: folder, AI_BASE_URL: provider.baseUrl, AI_API_KEY: KEY }, PORT)

let token = ''
async function post<Data>(path: string, body: object): Promise<Data> {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Data
}

try {
  const opened = await post<{ data: { token: string } }>('/auth/register', {
    firstName: 'Ada',
    lastName: 'Quill',
    username: 'ada_quill',
    email: 'ada@example.org',
    password: 'a quiet harbour',
    consent: true,
  })
  token = opened.data.token
  const { data: trends } = (await (await fetch(`${server.origin}/api/trends/current?pageSize=20`)).json()) as Trends
  const times: number[] = []
  for (const { id } of trends) {
    const startedMs = performance.now()
    const { data } = await post<Order>('/quizzes/generate', { trendId: id, count: 5 })
    times.push(performance.now() - startedMs)
    if (data.attempt === null) throw new Error('the quiz was not ready with the first answer')
  }
  const warm = times.slice(WARM_UP)
  const asked = provider.requests.length / times.length
  console.log(`${warm.length} quizzes by a model that answers in ${PROVIDER_MS} ms, ${asked.toFixed(1)} calls each`)
  console.log(`median ${median(warm).toFixed(0)} ms, worst ${Math.max(...warm).toFixed(0)} ms (goal ${GOAL_MS} ms)`)
  console.log(`the first of the process ${times[0]?.toFixed(0)} ms`)
} finally {
  await server.end('SIGTERM')
  await provider.close()
  await rm(folder, { recursive: true, force: true })
}
