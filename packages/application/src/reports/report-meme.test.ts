import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { expect, it, vi } from 'vitest'
import { openGameWorld } from '../games/game-world.fixtures'
import { reportMeme } from './report-meme'

it('tells of the gallery only when a report takes something out of it', async () => {
  const { ports, arrive, world } = await openGameWorld()
  const [ada, bob, eve, mallory] = [await arrive(1), await arrive(2), await arrive(3), await arrive(4)]
  const galleryChanged = vi.fn(async () => undefined)
  const told = { ...ports, rememberGuest: undefined, events: { ...ports.events, galleryChanged } }
  const atMs = world.nowMs
  const [listed, unlisted] = [
    buildMeme(1, ada.user.id, { sharedAtMs: atMs, listedAtMs: atMs }),
    buildMeme(2, ada.user.id, { sharedAtMs: atMs }),
  ]
  for (const meme of [listed, unlisted]) await ports.memes.add(meme)
  const report = (who: typeof bob, { id } = listed) => reportMeme(told, who, { id, reason: 'copied', note: '' })
  await report(bob)
  await report(bob)
  for (const who of [bob, eve]) await report(who, unlisted)
  expect(galleryChanged).not.toHaveBeenCalled()
  await report(eve)
  expect(galleryChanged).toHaveBeenCalledTimes(1)
  await report(mallory)
  expect(galleryChanged).toHaveBeenCalledTimes(1)
})
