import { createAiWorld } from '@trendverse/test-support/ai-world'
import { expect, it } from 'vitest'
import { seedFirstKey } from './seed-first-key'

const GIVEN = { apiKey: 'sk-canary-0123456789', provider: 'OpenAI' }

it('makes one key of quizzes and one of memes, once (OP-43)', async () => {
  const world = createAiWorld()
  expect(await seedFirstKey(world, GIVEN)).toEqual(['quiz', 'meme'])
  expect(await seedFirstKey(world, GIVEN)).toEqual([])
  const keys = await world.aiKeys.list()
  expect(keys).toHaveLength(2)
  expect(keys).toContainEqual(expect.objectContaining({ keyType: 'quiz', status: 'active', maxConcurrent: 3 }))
  expect(keys).toContainEqual(expect.objectContaining({ keyType: 'meme', status: 'active', maxConcurrent: 2 }))
})

it('leaves a type alone of which there is any key, switched off or not', async () => {
  const world = createAiWorld()
  await world.addKey(1, '', { keyType: 'meme', status: 'inactive' })
  expect(await seedFirstKey(world, GIVEN)).toEqual(['quiz'])
})
