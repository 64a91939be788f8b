import { describe, expect, it } from 'vitest'
import { createStarNames, type StarName } from './star-names'
import { createStarWish } from './star-wish'

function hold() {
  const answers = new Map<string, () => void>()
  const names = createStarNames(
    (stars) =>
      new Promise<StarName[]>((resolve) => {
        answers.set(stars.join(), () =>
          resolve(stars.map((star) => ({ number: Number(star), id: `id-${star}`, name: `Trend ${star}` }))),
        )
      }),
  )
  return { wish: createStarWish(names), answer: (star: number) => answers.get(`${star}`)?.() }
}

describe('a star somebody wants to open', () => {
  it('is opened once its name is here', async () => {
    const { wish, answer } = hold()
    const made = wish.make(2)
    answer(2)
    expect((await made)?.id).toBe('id-2')
    expect((await wish.make(2))?.id).toBe('id-2')
  })

  it('is the one that was wished for last, whichever name comes last', async () => {
    const { wish, answer } = hold()
    const made = [wish.make(1), wish.make(2)]
    answer(2)
    answer(1)
    expect((await Promise.all(made)).map((name) => name?.id)).toEqual([undefined, 'id-2'])
  })

  it('is none once the wish is forgotten', async () => {
    const { wish, answer } = hold()
    const made = wish.make(1)
    wish.forget()
    answer(1)
    expect(await made).toBeNull()
  })
})
