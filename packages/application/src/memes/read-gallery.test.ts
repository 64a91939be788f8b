import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { expect, it } from 'vitest'
import { readGallery } from './read-gallery'

it('asks for the makers of a page of the gallery together', async () => {
  const ports = portsOfWorld(createFakeWorld())
  for (const maker of [1, 2, 3]) {
    const { user } = await signInAs(ports, maker, 'user', { firstName: `Maker ${maker}` })
    for (const n of [maker, maker + 3]) await ports.memes.add(buildMeme(n, user.id, { sharedAtMs: n, listedAtMs: n }))
  }
  const asked: (readonly string[])[] = []
  const alone: string[] = []
  const accounts = {
    ...ports.accounts,
    findEach: async (ids: readonly string[]) => (asked.push(ids), ports.accounts.findEach(ids)),
    findById: async (id: string) => (alone.push(id), ports.accounts.findById(id)),
  }
  const { data } = await readGallery({ ...ports, accounts }, {})
  expect(data.map(({ createdBy }) => createdBy)).toEqual([3, 2, 1, 3, 2, 1].map((n) => `Maker ${n}`))
  expect([asked.map((ids) => ids.length), alone]).toEqual([[3], []])
})
