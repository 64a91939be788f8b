import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composePageHead, type RawPageHead } from './page-head'

/** A head that states only what a test is about. */
function headOf(meta: Readonly<Record<string, string>>, changes: Partial<RawPageHead> = {}) {
  return composePageHead({
    url: 'https://www.harbour.example/2026/comet',
    title: null,
    language: null,
    canonicalUrls: [],
    publisher: null,
    publishedAtMs: null,
    ...changes,
    meta: new Map(Object.entries(meta)),
  })
}

const titleOf = (title: string, siteName = 'Harbour Post') => headOf({ 'og:site_name': siteName }, { title })?.title
const descriptionOf = (description: string) => headOf({ 'og:title': 'Comet seen', description })?.description

describe('composePageHead', () => {
  it('gives title, description, publisher, language, time and address of an ordinary article', () => {
    const meta = {
      'og:title': 'Comet passes Earth',
      'og:description': 'It can be seen without a telescope.',
      'og:site_name': 'Harbour Post',
      'og:locale': 'en_US',
    }
    const publishedAtMs = Date.UTC(2026, 5, 1, 8)
    const canonicalUrl = 'https://harbour.example/2026/comet'
    const stated = { language: 'en-gb', canonicalUrls: [canonicalUrl], publishedAtMs }
    expect(headOf(meta, { ...stated, title: 'Comet | Harbour Post' })).toEqual({
      title: 'Comet passes Earth',
      description: 'It can be seen without a telescope.',
      siteName: 'Harbour Post',
      language: 'en-GB',
      publishedAtMs,
      canonicalUrl,
    })
  })

  it('takes the next statement where the first says nothing', () => {
    const meta = { 'og:title': '  ', 'twitter:title': 'Comet', 'twitter:description': 'A bright one.' }
    expect(headOf(meta, { publisher: 'Harbour Post', title: 'Other' })).toMatchObject({
      title: 'Comet',
      description: 'A bright one.',
      siteName: 'Harbour Post',
    })
    expect(headOf({ 'application-name': 'Post', description: 'x y' }, { title: 'Element' })).toMatchObject({
      title: 'Element',
      description: 'x y',
      siteName: 'Post',
    })
  })

  it('is null where title, description and publisher are all missing', () => {
    expect(headOf({ 'og:locale': 'en_US' }, { language: 'en', publishedAtMs: 1 })).toBeNull()
    expect(headOf({}, { title: 'Just a moment...' })).toBeNull()
  })
})

describe('titles', () => {
  it.each([
    ['Comet seen | Harbour Post', 'Comet seen'],
    ['Comet seen - HARBOUR POST', 'Comet seen'],
    ['Comet seen — www.harbour.example', 'Comet seen'],
    ['Comet seen · Harbour.example', 'Comet seen'],
    ['Comet seen | Harbour', 'Comet seen'],
    ['Comet seen | Science | Harbour Post', 'Comet seen | Science'],
    ['Comet seen | Another Post', 'Comet seen | Another Post'],
    ['Comet-seen|Harbour Post', 'Comet-seen|Harbour Post'],
  ])('of %j leave %j', (title, kept) => expect(titleOf(title)).toBe(kept))

  it.each(['Harbour Post', 'harbour.example', 'Home | Harbour Post'])(
    'that only name the site (%j) are none',
    (title) => expect(titleOf(title)).toBeNull(),
  )

  it.each([
    'Just a moment...',
    'Attention Required!',
    'Access Denied',
    'Access to this page has been denied.',
    '403 Forbidden',
    '404 - Page not found',
    'Error 503: Service unavailable',
    'Are you a robot?',
    'Verifying you are human. This may take a few seconds.',
    'Pardon Our Interruption...',
    'Before you continue to the site',
    'Subscribe to read',
    'Please enable JavaScript | Harbour Post',
    'Cookie settings',
    'Log in',
    'Access denied | harbour.example used Cloudflare to restrict access',
    'harbour.example | 521: Web server is down',
    'Sorry, you have been blocked',
    'Your access to this site has been limited by the site owner',
    'ERROR: The request could not be satisfied',
    'Request Rejected',
    '451: Unavailable due to legal reasons',
    'Sorry, this content is not available in your region',
    'Welcome to nginx!',
    'Apache2 Ubuntu Default Page: It works',
    'Index of /2026',
    'Error establishing a database connection',
    'Database Error',
    'Site under maintenance',
    'Briefly unavailable for scheduled maintenance. Check back in a minute.',
    'harbour.example is for sale',
    'Domain expired',
    'Error 404 (Not Found)!!1',
    'Server Error (500)',
    'ResearchHub - Temporarily Unavailable',
    'Rate limit · Harbour',
    'Sorry! Something went wrong!',
    'Log in to Facebook',
    'Account suspended',
    'One moment, please...',
    'Seite nicht gefunden',
    'Page introuvable | Harbour Post',
    'Página no encontrada',
    'ページが見つかりません',
    '페이지를 찾을 수 없습니다.',
    'Страница не найдена',
  ])('of a wall (%j) count as none, and so does what the wall describes', (title) => {
    const head = headOf({ 'og:site_name': 'Harbour Post', description: 'Some words of the wall.' }, { title })
    expect(head).toMatchObject({ title: null, description: null, siteName: 'Harbour Post' })
  })

  it.each([
    'Access denied: reporters kept out of the hearing',
    '404 Media wins a prize',
    '500 days of rain',
    'Are you a robot lawyer? Judges want to know',
    'Subscribe and save: how boxes won',
    'JavaScript is thirty years old',
    'Robot check-in arrives at hotels',
    'Blocked: the ship that stopped a canal',
    'Index of fear rises to a ten-year high',
    'The old lighthouse is for sale',
    'Bridge site under construction collapses',
    'Maintenance workers strike at the harbour',
    'Coming soon: a comet',
    'Database error exposes a million patients',
    'Sorry, you have been blocked by your hero',
    'It works: the new bridge opens',
    'Something went wrong at the harbour',
    'Log in to vote: how a town chose',
  ])('of stories that sound like a wall (%j) stay', (title) => expect(titleOf(title)).toBe(title))

  it('are cut at 300 characters, at a word', () => {
    const title = titleOf('comet '.repeat(100)) ?? ''
    expect(title.length).toBeLessThanOrEqual(300)
    expect(title).toMatch(/^comet .* comet…$/)
  })
})

describe('descriptions', () => {
  it.each([
    'Subscribe to read the full story',
    'Please enable JavaScript to continue',
    'You need to enable JavaScript to run this app.',
    'JavaScript is disabled in your browser.',
    'Just a moment...',
    'Access Denied',
    'We value your privacy. We and our partners store and access information.',
    'We use essential cookies to make our site work.',
    'Wir verwenden Cookies und andere Verfahren.',
    'You have reached your limit of free articles.',
    'Your browser is out of date.',
    'Lorem ipsum dolor sit amet',
    '404 Not Found',
  ])('of a wall (%j) are none', (text) => expect(descriptionOf(text)).toBeNull())

  it.each([
    'JavaScript is eating the world, says its inventor.',
    'We use less water than ever before.',
    'Cookies, cakes and pies: the best of the season.',
    'Your browser knows more about you than you think.',
  ])('of a story (%j) stay', (text) => expect(descriptionOf(text)).toBe(text))

  it('that repeat the title or the name of the site are none', () => {
    expect(descriptionOf('Comet seen.')).toBeNull()
    expect(headOf({ 'og:title': 'Comet', 'og:site_name': 'Post', description: 'POST' })?.description).toBeNull()
  })

  it('are cut at 600 characters', () => {
    expect(descriptionOf('x'.repeat(1_000))).toHaveLength(600)
  })
})

describe('language', () => {
  it.each([
    ['de', null, 'de'],
    ['', 'pt_BR', 'pt-BR'],
    ['und', 'fr_FR', 'fr-FR'],
    ['ZH-hant-tw', null, 'zh-Hant-TW'],
    ['english', null, null],
    ['en-a', 'en_GB', 'en-GB'],
    ['x-klingon', null, null],
    ['<script>', null, null],
  ])('of lang=%j and og:locale=%j is %j', (language, locale, tag) => {
    const meta: Record<string, string> = locale === null ? {} : { 'og:locale': locale }
    expect(headOf({ ...meta, 'og:title': 'Comet' }, { language })?.language).toBe(tag)
  })
})

describe('the canonical address', () => {
  const canonicalOf = (...canonicalUrls: string[]) => headOf({ 'og:title': 'Comet' }, { canonicalUrls })?.canonicalUrl

  it.each(['https://harbour.example/a', 'https://amp.harbour.example/a', 'http://www.harbour.example/a?b=c'])(
    'may be of the same site: %s',
    (address) => expect(canonicalOf(address)).toBe(address),
  )

  it.each([
    'https://bank.example/a',
    'https://harbour.example.evil.example/a',
    'https://www.harbour.example/',
    'javascript:alert(1)',
    'not an address',
  ])('is not believed: %s', (address) => expect(canonicalOf(address)).toBeNull())

  it('is the first that can be believed', () => {
    expect(canonicalOf('https://harbour.example/', 'https://harbour.example/b')).toBe('https://harbour.example/b')
  })
})

describe('whatever a page states', () => {
  it('texts are one clean line of bounded length, and nothing throws', () => {
    const names = ['og:title', 'twitter:title', 'og:description', 'description', 'og:site_name', 'og:locale']
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.constantFrom('\u202Ea | b', '\0', '| |'))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), text), text, text, (meta, title, other) => {
        const head = headOf(meta, { title, language: other, canonicalUrls: [other], publisher: other })
        if (head === null) return
        const limits = [
          [head.title, 300],
          [head.description, 600],
          [head.siteName, 80],
        ] as const
        for (const [kept, limit] of limits) {
          expect(kept).not.toBe('')
          expect(Array.from(kept ?? '').length).toBeLessThanOrEqual(limit)
          expect(kept ?? '').not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E]/u)
        }
      }),
      { seed: 11 },
    )
  })
})
