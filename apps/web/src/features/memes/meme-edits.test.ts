import { describe, expect, it } from 'vitest'
import { changed, firstEdits, type MemeDraft, redone, replacedAt, rested, undone } from './meme-edits'

const FIRST: MemeDraft = { captions: ['a', 'b'], placements: [null, null], altText: 'x' }
const withFirst = (text: string): MemeDraft => ({ ...FIRST, captions: [text, 'b'] })

describe('edits of a meme', () => {
  it('takes back a word that was typed as one step, and brings it again', () => {
    let edits = firstEdits(FIRST)
    for (const text of ['c', 'ca', 'cat']) edits = changed(edits, 'caption 0', withFirst(text))
    expect(undone(edits).present).toEqual(FIRST)
    expect(redone(undone(edits)).present).toEqual(withFirst('cat'))
  })

  it('begins a new step after a rest, and for another thing', () => {
    let edits = rested(changed(firstEdits(FIRST), 'caption 0', withFirst('c')))
    edits = changed(edits, 'caption 0', withFirst('ca'))
    edits = changed(edits, 'alt', { ...withFirst('ca'), altText: 'y' })
    expect(edits.past).toHaveLength(3)
    expect(undone(edits).present).toEqual(withFirst('ca'))
    expect(undone(undone(edits)).present).toEqual(withFirst('c'))
  })

  it('forgets what was undone once something else is changed', () => {
    const edits = changed(undone(changed(firstEdits(FIRST), 'a', withFirst('c'))), 'a', withFirst('d'))
    expect(redone(edits)).toBe(edits)
    expect(undone(edits).present).toEqual(FIRST)
  })

  it('goes no further than the ends', () => {
    const edits = firstEdits(FIRST)
    expect(undone(edits)).toBe(edits)
    expect(redone(edits)).toBe(edits)
  })

  it('counts no change that changes nothing', () => {
    const edits = firstEdits(FIRST)
    expect(changed(edits, 'caption 0', withFirst('a'))).toBe(edits)
  })

  it('keeps the latest 200 steps', () => {
    let edits = firstEdits(FIRST)
    for (let step = 0; step < 250; step++) edits = rested(changed(edits, 'caption 0', withFirst(`t${step.toString()}`)))
    expect(edits.past).toHaveLength(200)
    expect(edits.past[0]?.captions[0]).toBe('t49')
  })

  it('replaces one value and leaves the list it was given', () => {
    const values = ['a', 'b']
    expect(replacedAt(values, 1, 'c')).toEqual(['a', 'c'])
    expect(values).toEqual(['a', 'b'])
  })
})
