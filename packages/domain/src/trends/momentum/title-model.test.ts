import { describe, expect, it } from 'vitest'
import { TitleModel } from './title-model'
import { titleBuckets } from './title-words'

describe('titleBuckets', () => {
  it('finds the same words whatever their case, width or punctuation', () => {
    expect(titleBuckets('Launch, of SOMETHING!', null)).toEqual(titleBuckets('launch of something', null))
    expect(titleBuckets('ＡＢＣ', null)).toEqual(titleBuckets('abc', null))
  })

  it('cuts unspaced scripts into characters and pairs', () => {
    expect(titleBuckets('人工智能', null)).toHaveLength(7)
  })

  it('adds the host once, without www, and nothing for what is no address', () => {
    expect(titleBuckets('', 'https://www.example.com/a')).toEqual(titleBuckets('', 'http://example.com:80/b'))
    expect(titleBuckets('', 'https://www.example.com/a')).toHaveLength(1)
    expect(titleBuckets('', 'javascript:alert(1)')).toHaveLength(0)
  })

  it('survives an endless title, and keeps at most 128 words', () => {
    expect(titleBuckets('x'.repeat(1e6), null)).toHaveLength(1)
    const words = Array.from({ length: 150 }, (_, index) => String.fromCharCode(0x4e00 + 7 * index)).join('')
    expect(titleBuckets(words, 'https://example.com')).toHaveLength(128)
    expect(titleBuckets(words, 'https://example.com')[0]).toBe(titleBuckets('', 'https://example.com')[0])
  })
})

describe('TitleModel', () => {
  it('says nothing of a missing title or before it has learnt', () => {
    const model = new TitleModel()
    expect(model.score(titleBuckets('anything', null))).toBe(0)
    model.learn(titleBuckets('launch', null), true)
    expect(model.score(titleBuckets('', null))).toBe(0)
  })

  it('prefers words that used to break out', () => {
    const model = new TitleModel()
    for (let round = 0; round < 50; round += 1) {
      model.learn(titleBuckets('rocket launch', 'https://space.example/1'), round % 2 === 0)
      model.learn(titleBuckets('weekly note', 'https://blog.example/2'), false)
    }
    const score = (title: string, url: string | null): number => model.score(titleBuckets(title, url))
    expect(score('a launch', null)).toBeGreaterThan(0)
    expect(score('a note', null)).toBeLessThan(0)
    expect(score('', 'https://space.example/3')).toBeGreaterThan(score('', 'https://blog.example/3'))
  })
})
