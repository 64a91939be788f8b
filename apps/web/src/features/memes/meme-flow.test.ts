import { GENERATION_STAGES } from '@trendverse/domain/ai/generation-job'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { buildOwnMeme } from '../../test-support/build-own-meme'
import { type MemeEvent, type MemeState, makingWords, memeFlow, NOTHING_MADE } from './meme-flow'

const MEME = buildOwnMeme()
const after = (...events: readonly MemeEvent[]): MemeState => events.reduce(memeFlow, NOTHING_MADE)

describe('the making of a meme (MM-12)', () => {
  it('goes from idle over the text and the image to the result', () => {
    const painting = after({ kind: 'begun' }, { kind: 'stage', stage: 'writing' }, { kind: 'stage', stage: 'painting' })
    expect(painting.making).toEqual({ stage: 'painting', isLost: false })
    expect(memeFlow(painting, { kind: 'made', meme: MEME })).toEqual({ meme: MEME, making: null, problem: null })
  })

  it('keeps what was open until there is something new, also when nothing comes of it', () => {
    const again = after({ kind: 'opened', meme: MEME }, { kind: 'begun' })
    expect(again.meme).toBe(MEME)
    expect(memeFlow(again, { kind: 'not_made', problem: 'x' })).toEqual({ meme: MEME, making: null, problem: 'x' })
    expect(after({ kind: 'begun' }, { kind: 'not_made', problem: 'x' }, { kind: 'begun' }).problem).toBeNull()
  })

  it('says when the connection is lost, and no more once it is back', () => {
    const lost = after({ kind: 'begun' }, { kind: 'stage', stage: 'writing' }, { kind: 'lost' })
    expect(lost.making).toEqual({ stage: 'writing', isLost: true })
    expect(memeFlow(lost, { kind: 'stage', stage: 'writing' }).making?.isLost).toBe(false)
  })

  it.each<MemeEvent>([
    { kind: 'stage', stage: 'writing' },
    { kind: 'lost' },
    { kind: 'made', meme: MEME },
    { kind: 'not_made', problem: 'x' },
  ])('takes no notice of what comes after it was cancelled: $kind', (event) => {
    const cancelled = after({ kind: 'begun' }, { kind: 'not_made', problem: null })
    expect(memeFlow(cancelled, event)).toBe(cancelled)
  })

  it('does not open again what was changed just before another one was opened', () => {
    const other = buildOwnMeme({ id: testUuid(1) })
    const open = after({ kind: 'opened', meme: other })
    expect(memeFlow(open, { kind: 'changed', meme: MEME })).toBe(open)
    const changed = { ...other, altText: 'y' }
    expect(memeFlow(open, { kind: 'changed', meme: changed }).meme).toBe(changed)
  })

  it('has the two loading texts in turn (MM-11)', () => {
    const told = GENERATION_STAGES.map((stage) => [stage, makingWords(stage)] as const)
    expect(makingWords(null)).toBe('AI is creating your meme...')
    expect(told.filter(([, words]) => words === 'AI is creating your image...').map(([stage]) => stage)).toEqual([
      'painting',
      'ready',
    ])
  })
})
