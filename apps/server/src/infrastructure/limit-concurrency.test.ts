import { describe, expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency'

/** Tasks that end when they are told to. */
function openTasks(limit: ReturnType<typeof limitConcurrency>) {
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const run = (name: string) =>
    limit(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name)
          ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)))
        }),
    )
  return { begun, run, end: (name: string, error?: Error) => ends.get(name)?.(error) }
}

describe('limitConcurrency', () => {
  it('runs so many at once and the others in the order they came, also after one failed', async () => {
    const { begun, run, end } = openTasks(limitConcurrency(2))
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(run)
    expect(begun).toEqual(['a', 'b'])
    end('b', new Error('broken'))
    await expect(b).rejects.toThrow('broken')
    expect(begun).toEqual(['a', 'b', 'c'])
    end('a')
    expect(await a).toBe('a')
    end('c')
    end('d')
    await c
    end('d')
    expect(await d).toBe('d')
  })

  it('turns away whoever finds the line full, and nobody once it moved', async () => {
    const { begun, run, end } = openTasks(
      limitConcurrency(1, { maxWaiting: 1, refusal: () => new Error('come back later') }),
    )
    const [a, b] = ['a', 'b'].map(run)
    await expect(run('c')).rejects.toThrow('come back later')
    end('a')
    await a
    const late = run('d')
    end('b')
    await b
    end('d')
    expect(await late).toBe('d')
    expect(begun).toEqual(['a', 'b', 'd'])
  })
})
