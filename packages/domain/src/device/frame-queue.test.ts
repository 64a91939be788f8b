import { describe, expect, it } from 'vitest'
import { createFrameQueue } from './frame-queue'

function drained<T>(queue: { drain: (apply: (update: T) => void) => void }): T[] {
  const seen: T[] = []
  queue.drain((update) => seen.push(update))
  return seen
}

describe('frame queue', () => {
  it('hands updates over once, oldest first', () => {
    const queue = createFrameQueue<number>()
    queue.schedule(1)
    queue.schedule(2)
    expect(drained(queue)).toEqual([1, 2])
    expect(drained(queue)).toEqual([])
  })

  it('never holds more than 60 updates and drops the older ones (HM-16)', () => {
    const queue = createFrameQueue<number>()
    for (let update = 1; update <= 60; update++) queue.schedule(update)
    expect(queue.size()).toBe(60)
    queue.schedule(61)
    queue.schedule(62)
    expect(queue.size()).toBe(60)
    const seen = drained(queue)
    expect([seen[0], seen.at(-1)]).toEqual([3, 62])
  })

  it('leaves updates that are scheduled while draining for the next frame', () => {
    const queue = createFrameQueue<string>()
    queue.schedule('first')
    queue.drain(() => queue.schedule('second'))
    expect(drained(queue)).toEqual(['second'])
  })
})
