import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillRedirect } from './fill-redirect'
import { isHttpsAddress } from './https-address'
import { addToShareLog, MAX_SHARE_LOG_ENTRIES, readShareLog, type ShareLogEntry } from './share-log'
import { sharePath } from './share-path'
import { sharePreview, withLink } from './share-subject'
import {
  memeSubject,
  pageSubject,
  profileSubject,
  quizRowSubject,
  quizSubject,
  sharedName,
  trendSubject,
} from './share-texts'

const TREND = { id: 't1', name: 'Comet Harper' }

describe('share links (RT-20, OP-64)', () => {
  it('carry the item itself', () => {
    expect(sharePath({ kind: 'trend', trendId: 't1' })).toBe('/trends/t1')
    expect(sharePath({ kind: 'quiz', trendId: 't1', attemptId: 'a1' })).toBe('/quiz/t1?r=a1')
    expect(sharePath({ kind: 'dailyQuiz', attemptId: 'a1' })).toBe('/quiz/today?r=a1')
    expect(sharePath({ kind: 'meme', trendId: 't1', memeId: 'm1' })).toBe('/meme/t1?m=m1')
    expect(sharePath({ kind: 'game', gameId: 'g1', runId: null })).toBe('/play/g1')
    expect(sharePath({ kind: 'game', gameId: 'g1', runId: 'r1' })).toBe('/play/g1?run=r1')
    expect(sharePath({ kind: 'profile', username: 'ada_1' })).toBe('/profile?u=ada_1')
  })

  it('stay one path whatever an id holds', () => {
    expect(sharePath({ kind: 'quiz', trendId: '../x?y#z', attemptId: '1&r=2\uD800' })).toBe(
      '/quiz/..%2Fx%3Fy%23z?r=1%26r%3D2%EF%BF%BD',
    )
  })
})

describe('share texts', () => {
  it('name who, what and the trend (OP-62, SH-07)', () => {
    const result = { attemptId: 'a1', trend: TREND, score: 4, total: 5 }
    expect(quizSubject({ ...result, firstName: 'Ada' })).toEqual({
      kind: 'quiz',
      id: 'a1',
      title: 'Quiz: Comet Harper',
      text: 'Ada got 4 of 5 right in the quiz about Comet Harper. Can you do better?',
      path: '/quiz/t1?r=a1',
      pictureUrl: null,
    })
    const row = quizRowSubject({ siteName: 'Trendverse', trend: result.trend, marks: [true, false, true] })
    expect([row.text, row.path]).toEqual([
      `Trendverse quiz · ${result.trend.name}\n🪐🌑🪐 2/3`,
      `/quiz/${result.trend.id}`,
    ])
    expect(quizSubject({ ...result, firstName: null }).text).toMatch(/^Anonymous got 4 of 5/)
    expect(trendSubject({ ...TREND, description: '' })).toMatchObject({
      id: 't1',
      path: '/trends/t1',
      title: 'Comet Harper',
      text: 'Comet Harper',
    })
  })

  it('tell what happened in a story, without its name twice, and briefly', () => {
    const text = (description: string) => trendSubject({ ...TREND, description }).text
    expect(text('It can be seen by eye tonight.')).toBe('Comet Harper: It can be seen by eye tonight.')
    expect(text('Comet Harper can be seen by eye.')).toBe('Comet Harper can be seen by eye.')
    expect(text('one\n\u202Etwo')).toBe('Comet Harper: one two')
  })

  it.each([null, '', '   ', '\u0000\u202E'])('share %j as Anonymous (SH-07)', (name) => {
    expect(sharedName(name)).toBe('Anonymous')
  })

  it('give a meme its words and hashtags, once and without spaces', () => {
    const meme = {
      memeId: 'm1',
      isReachable: true,
      trend: TREND,
      quote: 'It is  back.\n',
      hashtags: ['#comet', 'night sky', '#', ''],
    }
    expect(memeSubject({ ...meme, pictureUrl: null })).toMatchObject({
      text: 'It is back. #comet #nightsky',
      path: '/meme/t1?m=m1',
    })
    expect(memeSubject({ ...meme, quote: ' ', hashtags: [], pictureUrl: null }).text).toBe('A meme about Comet Harper.')
    expect(memeSubject({ ...meme, isReachable: false, pictureUrl: null }).path).toBe('/meme/t1')
  })

  it('name a profile by first name and user name', () => {
    expect(profileSubject({ id: 'u1', username: 'ada', firstName: 'Ada' })).toMatchObject({
      title: '@ada',
      text: 'Ada (@ada) is exploring the universe of trends.',
      path: '/profile?u=ada',
    })
  })

  it('share any other page by its path, a story as its trend', () => {
    expect(pageSubject({ path: '/about', title: 'About · Trendverse' })).toMatchObject({ kind: 'page', id: '/about' })
    expect(pageSubject({ path: '/trends/t1', title: 'Comet Harper' })).toMatchObject({ kind: 'trend', id: 't1' })
    expect(pageSubject({ path: `/${'x'.repeat(99)}`, title: '' }).id).toHaveLength(64)
  })

  it('stay short for names of any length', () => {
    const { text, title } = trendSubject({ id: 't', name: '🪐'.repeat(5_000), description: 'x '.repeat(5_000) })
    expect(Array.from(text).length).toBeLessThanOrEqual(250)
    expect(Array.from(title).length).toBe(80)
  })

  it('are shown with 100 characters at most (SH-09)', () => {
    expect(sharePreview('x'.repeat(100))).toBe('x'.repeat(100))
    expect(Array.from(sharePreview('x'.repeat(101)))).toHaveLength(100)
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => Array.from(sharePreview(text)).length <= 100))
  })

  it('end with the link', () => {
    expect(withLink('Look.', 'https://a.example')).toBe('Look. https://a.example')
    expect(withLink('', 'https://a.example')).toBe('https://a.example')
  })
})

describe('addresses an administrator enters', () => {
  it.each(['https://a.example', 'https://a.example:8443/x?u={url}#y', 'HTTPS://Ä.example/', 'https://a-b.example?x'])(
    'are taken: %s',
    (address) => expect(isHttpsAddress(address)).toBe(true),
  )

  it.each([
    '',
    'http://a.example',
    'javascript:alert(1)',
    '//a.example',
    'https:a.example',
    'https://',
    'https://a@evil.example',
    'https://a.example\\@evil.example',
    'https://{url}',
    'https://{text}.example/',
    'https://a.example/ b',
    'https://a.example/\u0000',
    ' https://a.example',
    `https://a.example/${'x'.repeat(2_000)}`,
  ])('are refused: %j', (address) => expect(isHttpsAddress(address)).toBe(false))
})

describe('redirects (SH-11, OP-63)', () => {
  const shared = { url: 'https://t.example/a?b=1', text: 'More & "more" {url} $& \uD800' }

  it('are filled in with both places, each as one value', () => {
    const redirectUrl = 'https://go.example/to?u={url}&t={text}&again={url}'
    const url = 'https%3A%2F%2Ft.example%2Fa%3Fb%3D1'
    const text = 'More%20%26%20%22more%22%20%7Burl%7D%20%24%26%20%EF%BF%BD'
    expect(fillRedirect({ enabled: true, redirectUrl }, shared)).toBe(
      `https://go.example/to?u=${url}&t=${text}&again=${url}`,
    )
  })

  it('may name no place', () => {
    expect(fillRedirect({ enabled: true, redirectUrl: 'https://go.example/us' }, shared)).toBe('https://go.example/us')
  })

  it.each([
    ['off', { enabled: false, redirectUrl: 'https://go.example' }],
    ['empty', { enabled: true, redirectUrl: '' }],
    ['not https', { enabled: true, redirectUrl: 'http://go.example' }],
    ['a script', { enabled: true, redirectUrl: 'javascript:alert({text})' }],
    ['missing', undefined],
  ])('leave the platform’s own address when %s', (_, redirect) => expect(fillRedirect(redirect, shared)).toBeNull())
})

describe('the share log (SH-10)', () => {
  const entry = (n: number, parts: Partial<ShareLogEntry> = {}): ShareLogEntry => ({
    id: String(n),
    platform: 'reddit',
    text: 'Look.',
    url: 'https://t.example/',
    method: 'platform',
    timestamp: n,
    isMobile: false,
    ...parts,
  })

  it('keeps the last 500, each with 100 characters of its text', () => {
    const full = Array.from({ length: MAX_SHARE_LOG_ENTRIES }, (_, n) => entry(n))
    const log = addToShareLog(full, entry(500, { text: 'y'.repeat(5_000) }))
    expect(log).toHaveLength(500)
    expect([log[0]?.id, log.at(-1)?.id]).toEqual(['1', '500'])
    expect(Array.from(log.at(-1)?.text ?? '')).toHaveLength(100)
    expect(full).toHaveLength(500)
  })

  it.each([undefined, null, 'x', 7, {}, [null, 1, { id: 'x' }, entry(1, { platform: 'myspace' as never })]])(
    'reads %j as empty',
    (stored) => expect(readShareLog(stored)).toEqual([]),
  )

  it('reads back what was kept, leaving out what is none', () => {
    const kept = [entry(1), { bad: true }, entry(2, { platform: null, method: 'native' })]
    expect(readShareLog(JSON.parse(JSON.stringify(kept)))).toEqual([kept[0], kept[2]])
  })
})
