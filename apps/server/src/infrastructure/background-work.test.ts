import { describe, expect, it } from 'vitest'
import { createBackgroundWork } from './background-work'

function openBackground() {
  const errors: unknown[] = []
  const background = createBackgroundWork({ error: (...line: unknown[]) => void errors.push(line.at(-1)) })
  return { background, errors }
}

describe('work in the background', () => {
  it('keeps nobody waiting, and is not begun while they are answered', async () => {
    const { background } = openBackground()
    const steps: string[] = []
    await background.inBackground(async () => void steps.push('work'))
    steps.push('answer')
    await background.finish()
    expect(steps).toEqual(['answer', 'work'])
  })

  it('is finished before a stop goes on, together with what it has begun itself', async () => {
    const { background } = openBackground()
    const steps: string[] = []
    await background.inBackground(async () => {
      await background.inBackground(async () => void steps.push('second'))
      steps.push('first')
    })
    await background.finish()
    expect(steps).toEqual(['first', 'second'])
  })

  it('that fails is logged and takes nothing else along', async () => {
    const { background, errors } = openBackground()
    const done: string[] = []
    await background.inBackground(() => Promise.reject(new Error('lost')))
    await background.inBackground(async () => void done.push('other'))
    await background.finish()
    expect([errors, done]).toEqual([['Work in the background failed'], ['other']])
  })
})
