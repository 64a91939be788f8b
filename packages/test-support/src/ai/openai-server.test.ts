import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imageReply } from './ai-replies'
import { type OpenAiServer, startOpenAiServer } from './openai-server'

describe('the replayed provider', () => {
  let server: OpenAiServer

  beforeAll(async () => {
    server = await startOpenAiServer({ 'sk-known': () => imageReply('https://images.example/1.png') })
  })
  afterAll(() => server.close())

  const post = (path: string, apiKey: string, body: string) =>
    fetch(server.baseUrl + path, { method: 'POST', headers: { authorization: `Bearer ${apiKey}` }, body })

  it('makes pictures for a key it knows (AI-07, AI-08)', async () => {
    const answer = await post('/images/generations', 'sk-known', '{"model":"dall-e-3"}')
    expect(await answer.json()).toMatchObject({ data: [{ url: 'https://images.example/1.png' }] })
    expect(server.requests).toEqual([
      { apiKey: 'sk-known', path: '/v1/images/generations', body: { model: 'dall-e-3' } },
    ])
  })

  it('refuses what is no request of the API', async () => {
    const statuses = [
      await post('/images/generations', 'sk-unknown', '{}'),
      await post('/images/generations', 'sk-known', '{'),
      await post('/models', 'sk-known', '{}'),
    ].map(({ status }) => status)
    expect(statuses).toEqual([401, 400, 404])
  })
})
