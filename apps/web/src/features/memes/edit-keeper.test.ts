import { describe, expect, it, vi } from 'vitest'
import type { OwnMeme } from '../../backend/call/meme-calls'
import { buildOwnMeme } from '../../test-support/build-own-meme'
import { createEditKeeper, type MemeChange } from './use-kept-edits'

const FIRST = { captions: ['a', 'b'], placements: [null, null], altText: 'x' }
const draft = (text: string) => ({ ...FIRST, captions: [text, 'b'] })

describe('what is told of a changed meme', () => {
  it('is sent once, and not again while nothing changes', async () => {
    const send = vi.fn<(change: MemeChange) => Promise<OwnMeme>>(async () => buildOwnMeme())
    const keeper = createEditKeeper(FIRST, send)
    expect(await keeper.keep(FIRST)).toBeNull()
    expect(await keeper.keep(draft('c'))).toEqual(buildOwnMeme())
    expect(await keeper.keep(draft('c'))).toBeNull()
    expect(send.mock.calls).toEqual([[draft('c')]])
  })

  it('waits for what is on its way, so that the latest arrives last', async () => {
    const answers: (() => void)[] = []
    const send = vi.fn<(change: MemeChange) => Promise<OwnMeme>>(
      () => new Promise((resolve) => answers.push(() => resolve(buildOwnMeme()))),
    )
    const keeper = createEditKeeper(FIRST, send)
    const both = [keeper.keep(draft('c')), keeper.keep(draft('d'))]
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    answers[0]?.()
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.()
    await Promise.all(both)
    expect(send.mock.calls.map(([change]) => change.captions[0])).toEqual(['c', 'd'])
  })

  it('is sent again with the next change after a failure', async () => {
    const send = vi
      .fn<(change: MemeChange) => Promise<OwnMeme>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockImplementation(async () => buildOwnMeme())
    const keeper = createEditKeeper(FIRST, send)
    await expect(keeper.keep(draft('c'))).rejects.toThrow('away')
    expect(await keeper.keep(draft('c'))).toEqual(buildOwnMeme())
  })

  it('never takes the description away', async () => {
    const send = vi.fn<(change: MemeChange) => Promise<OwnMeme>>(async () => buildOwnMeme())
    await createEditKeeper(FIRST, send).keep({ ...draft('c'), altText: '  ' })
    expect(send.mock.calls).toEqual([[{ captions: ['c', 'b'], placements: [null, null] }]])
  })
})
