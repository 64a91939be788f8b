import { describe, expect, it } from 'vitest'
import { TitleModel } from './title-model'
import { titleBuckets } from './title-words'

describe('titleBuckets', () => {
  it('finds the same words whatever their case, width or punctuation', () => {
    expect(titleBuckets('Launch, of SOMETHING!', null, 8_192)).toEqual(titleBuckets('launch of something', null, 8_192))
    expect(titleBuckets('ＡＢＣ', null, 8_192)).toEqual(titleBuckets('abc', null, 8_192))
  })

  it('cuts unspaced scripts into characters and pairs', () => {
    expect(titleBuckets('人工智能', null, 1_000_003)).toHaveLength(7)
  })

  it('adds the host once, without www, and nothing for what is no address', () => {
    expect(titleBuckets('', 'https://www.example.com/a', 8_192)).toEqual(
      titleBuckets('', 'http://example.com:80/b', 8_192),
    )
    expect(titleBuckets('', 'javascript:alert(1)', 8_192)).toEqual([])
  })

  it('survives an endless title', () => {
    expect(titleBuckets('x'.repeat(1e6), null, 8_192)).toHaveLength(1)
  })
})

describe('TitleModel', () => {
  it('says nothing of a missing title or before it has learnt', () => {
    const model = new TitleModel()
    expect(model.score('anything', null)).toBe(0)
    model.learn('launch', null, true)
    expect(model.score('', null)).toBe(0)
  })

  it('prefers words that used to break out', () => {
    const model = new TitleModel()
    for (let round = 0; round < 50; round += 1) {
      model.learn('rocket launch', 'https://space.example/1', round % 2 === 0)
      model.learn('weekly note', 'https://blog.example/2', false)
    }
    expect(model.score('a launch', null)).toBeGreaterThan(0)
    expect(model.score('a note', null)).toBeLessThan(0)
    expect(model.score('', 'https://space.example/3')).toBeGreaterThan(model.score('', 'https://blog.example/3'))
  })
})
