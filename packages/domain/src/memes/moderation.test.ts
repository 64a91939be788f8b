import { describe, expect, it } from 'vitest'
import { isTextAllowed } from './moderation'

/** Letters rotated by thirteen, for the reason `BLOCKED_WORDS` gives. */
const turned = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter < 'a' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
const SLUR = turned('snttbg')

describe('texts that cannot be used (OP-54)', () => {
  it('finds a word through whatever disguises it', () => {
    const zeroWidth = Array.from(SLUR).join('\u200b')
    const softHyphen = `${SLUR.slice(0, 3)}\u00ad${SLUR.slice(3)}`
    const disguised = [
      SLUR,
      SLUR.toUpperCase(),
      `you ${SLUR}s`,
      `${SLUR}!!!`,
      `#${SLUR}`,
      SLUR.replace('a', '@'),
      SLUR.replace('a', '4').replace('o', '0'),
      SLUR.replace('a', '*'),
      SLUR.replace('o', 'ooooo'),
      SLUR.replace('a', 'а'),
      SLUR.replace('a', 'á'),
      SLUR.replace('gg', 'g̲g̲'),
      zeroWidth,
      Array.from(SLUR).join('\u200b'.repeat(5)),
      Array.from(SLUR).join('\u0335\u0338\u0336\u0337'),
      softHyphen,
      Array.from(SLUR).join(' '),
      Array.from(SLUR).join('.'),
      `such a ${Array.from(SLUR).join(' - ')}`,
      `${SLUR.slice(0, 3)}-${SLUR.slice(3)}`,
      Array.from(SLUR)
        .map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))
        .join(''),
      Array.from(SLUR)
        .map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 97 + 0x1d41a))
        .join(''),
    ]
    expect(disguised.filter(isTextAllowed)).toEqual([])
  })

  it.each([
    'kill yourself',
    'K Y S',
    'go k.y.s',
    "I'll murder you",
    'i will stab them',
    'Someone should shoot her',
    'death to all immigrants',
    'kill all the gays',
    'shoot up the school',
    'bomb this mosque',
    'hope you get cancer',
    'slit your wrists',
    'drink bleach',
    'Ich bringe dich um',
    'sexy kids',
    'nude pics of children',
    '13 year old nudes',
    'p0rn with a schoolgirl',
    'und3rage s3x',
  ])('refuses %j', (text) => {
    expect(isTextAllowed(text)).toBe(false)
  })

  it.each([
    'Scunthorpe United',
    'assess the classic bass',
    'grape, drape, scrape and rapeseed oil',
    'Dickens in Penistone and Lightwater',
    'le train est en retard',
    'du fromage râpé, une râpe à fromage',
    'a chink in the armour',
    'spic and span',
    'my Maine coon and a raccoon',
    'Niger and Nigeria',
    'they sniggered',
    'this trend is killing me',
    'I would kill for a bubble tea',
    "I'll kill them with kindness",
    "I'll shoot you a message",
    'that joke bombed',
    'the sky is low',
    'Sex Education for teens',
    'kids these days',
    '2023! 1000+ views, $5, 4ever, l33t',
    'W i l d !  v a p o r w a v e',
    'Здравствуй, мир',
    'مرحبا بالعالم',
    '你好，世界 🎉',
    'e\u0301'.repeat(300),
    '',
  ])('lets %j pass', (text) => {
    expect(isTextAllowed(text)).toBe(true)
  })

  it('judges ten thousand characters at once, whatever they are', () => {
    for (const unit of ['a ', 'n-', 'i', '1!', 'kid ', 'i will ', '\u200b', '👩‍👩‍👧‍👦']) {
      expect(isTextAllowed(unit.repeat(10_000))).toBe(true)
    }
  })
})
