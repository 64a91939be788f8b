import { AppError } from '@trendverse/domain/primitives/app-error'
import { createAiWorld } from '@trendverse/test-support/ai-world'
import { expect, it } from 'vitest'
import { rememberKeys } from './known-keys'

/** A record of one quiz key, out of reach whenever it is told to be. */
async function openWorld() {
  const world = createAiWorld()
  await world.addKey(1, 'sk-canary-0123456789')
  const record = { isAway: false }
  const list = async () => {
    if (record.isAway) throw new AppError('unavailable', 'The database cannot be reached.', { retryable: true })
    return world.aiKeys.list()
  }
  return { world, record, listKnownKeys: rememberKeys({ aiKeys: { list }, log: world.log }) }
}

it('keys that cannot be read are those there were when they last could be (KP-05)', async () => {
  const { world, record, listKnownKeys } = await openWorld()
  expect(await listKnownKeys()).toEqual([{ keyType: 'quiz', status: 'active' }])
  await world.addKey(2, '', { keyType: 'meme', status: 'demo', sealedKey: null })
  expect(await listKnownKeys()).toHaveLength(2)
  record.isAway = true
  expect(await listKnownKeys()).toEqual([
    { keyType: 'quiz', status: 'active' },
    { keyType: 'meme', status: 'demo' },
  ])
  expect(world.log.lines).toEqual(['warn AI keys could not be read; those known before are used'])
  record.isAway = false
  for (const { id } of await world.aiKeys.list()) await world.aiKeys.remove(id)
  expect(await listKnownKeys()).toEqual([])
})

it('keys that were never read are none, so that the built-in generator serves (KP-05, OP-46)', async () => {
  const { record, listKnownKeys } = await openWorld()
  record.isAway = true
  expect(await listKnownKeys()).toEqual([])
})

it('nothing of a secret is remembered (KP-06)', async () => {
  const { listKnownKeys } = await openWorld()
  expect(JSON.stringify(await listKnownKeys())).not.toMatch(/canary|6789|sealed/)
})
