import { seededRandom } from '@trendverse/test-support/seeded-random'
import { describe, expect, it } from 'vitest'
import { functionWordsOf } from '../../language/function-words'
import type { LanguageCode } from '../../language/language-code'
import { HOUR_MS } from '../../primitives/time'
import { FREQUENT_BY_USE, StoryWorld, storyItem, WORLD_START_MS } from './story-world.fixtures'

/** No story may hold more of a stream that is not one story. */
const MOST = 0.1

/** A headline, and what it really tells; those that tell the same are one story. */
type Told = { readonly title: string; readonly tells: string; readonly publisher?: string }

/** Integers below a limit, the same in every run. */
function seededIntegers(seed: number): (limit: number) => number {
  const random = seededRandom(seed)
  return (limit) => {
    const [a = 0, b = 0, c = 0] = random.bytes(3)
    return (a * 65_536 + b * 256 + c) % limit
  }
}

const pick = <Item>(items: readonly Item[], below: (limit: number) => number): Item =>
  items[below(items.length)] as Item

const LATIN = 'ba ce di fo gu ha je ki lo mu na pe ro su ta ve wi xo yu za bra kel dor mun ris'.split(' ')

function inventedWord(below: (limit: number) => number, syllables = LATIN, length = 3): string {
  return Array.from({ length }, () => pick(syllables, below)).join('')
}

function inventedName(below: (limit: number) => number): string {
  const word = inventedWord(below)
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Files a stream in rounds of one hour; says how large the largest story is, of all headlines. */
function gather(stream: readonly Told[], perHour = 10) {
  const world = new StoryWorld()
  const items = stream.map(({ title, publisher = null }, place) =>
    storyItem(title, { publisher, firstSeenAtMs: WORLD_START_MS + Math.floor(place / perHour) * HOUR_MS }),
  )
  for (let from = 0; from < items.length; from += perHour) world.round(items.slice(from, from + perHour))
  const sizes = new Map<string, number>()
  const told = new Map<string, Set<string>>()
  for (const [place, { id }] of items.entries()) {
    const story = world.storyOf.get(id) ?? ''
    sizes.set(story, (sizes.get(story) ?? 0) + 1)
    told.set(story, (told.get(story) ?? new Set()).add(stream[place]?.tells ?? ''))
  }
  return {
    stories: sizes.size,
    largestShare: Math.max(...sizes.values()) / items.length,
    mostTold: Math.max(...[...told.values()].map(({ size }) => size)),
  }
}

/** What headlines of one great event share, and how many of a hundred have each word: as counted in a real one. */
const EVENT_WORDS = [
  ['Olympics', 75],
  ['Tokyo', 40],
  ['gold', 25],
] as const

/** Five headlines each of many things that happen within one great event, some of them at the same time. */
function greatEvent(happenings: number): Told[] {
  const below = seededIntegers(2)
  const some = (words: readonly string[], percent: number): string[] => words.filter(() => below(100) < percent)
  return Array.from({ length: happenings }, (_, happening) => {
    const names = Array.from({ length: 3 }, () => inventedName(below))
    const words = Array.from({ length: 5 }, () => pick(FREQUENT_BY_USE, below))
    return Array.from({ length: 5 }, () => ({
      title: [
        ...EVENT_WORDS.flatMap(([word, percent]) => some([word], percent)),
        ...some(names, 70),
        ...some(words, 60),
        pick(FREQUENT_BY_USE, below),
      ].join(' '),
      tells: String(happening),
      order: happening * 1_000 + below(10_000),
    }))
  })
    .flat()
    .sort((a, b) => a.order - b.order)
}

/** Syllables of scripts other than Latin. */
const SYLLABLES: Partial<Record<LanguageCode, string[]>> = {
  ru: 'ба ве ги до жу ка ле ми но пу ра се ти фо ху ша'.split(' '),
  ar: 'با تو ثي جا حو خي دا رو زي سا شو طي'.split(' '),
  zh: '海 城 山 林 河 金 木 石 雨 风 云 星 花 鸟 鱼 龙 虎 马 牛 羊 桥 塔 船 灯'.split(' '),
}
const LANGUAGES = ['en', 'sv', 'de', 'fr', 'es', 'pl', 'tr', 'ru', 'ar', 'zh'] as const

/** So few function words make half of what sentences are built with. */
const FEW = 12

/** Unrelated sentences, each of invented words held together by function words of one language. */
function sentencesIn(languages: readonly LanguageCode[], each: number): Told[] {
  const below = seededIntegers(12)
  const stream = languages.flatMap((language) => {
    const functionWords = [...functionWordsOf(language)].slice(0, FEW)
    const syllables = SYLLABLES[language] ?? LATIN
    const joint = language === 'zh' ? '' : ' '
    return Array.from({ length: each }, () => {
      const words = Array.from({ length: 3 }, () => [
        inventedWord(below, syllables, language === 'zh' ? 2 : 3),
        pick(functionWords, below),
      ])
      const text = words.flat().join(joint)
      return text.charAt(0).toUpperCase() + text.slice(1)
    })
  })
  return stream.map((title) => ({ title, tells: title, place: below(1_000_000) })).sort((a, b) => a.place - b.place)
}

describe('a stream of bad input', () => {
  it('stays many stories inside one great event whose words all share', () => {
    const { stories, largestShare } = gather(greatEvent(200))
    expect(largestShare).toBeLessThanOrEqual(MOST)
    expect(stories).toBeGreaterThan(100)
  })

  it('joins no sentences of ten languages by the words that build them', () => {
    const { stories, largestShare } = gather(sentencesIn(LANGUAGES, 100), 50)
    expect(largestShare).toBeLessThanOrEqual(MOST)
    expect(stories).toBeGreaterThan(800)
  })

  it.each<readonly [string, (name: string, n: number) => string]>([
    ['shares', (name, n) => `${name} shares jump ${n + 2}% after earnings beat expectations`],
    ['hints', (_, n) => `Wordle hints and answer for puzzle ${1_200 + n}`],
    ['guides', (name) => `How to watch ${name} online from anywhere for free`],
    ['offers', (name) => `This ${name} laptop is at its lowest price ever today`],
    ['weather', (name) => `Weather in ${name}: rain and wind on Monday`],
  ])('takes one headline in fifty variants for no one story: %s', (_, write) => {
    const below = seededIntegers(13)
    const stream = Array.from({ length: 50 }, (__, n) => write(inventedName(below), n))
    const { largestShare } = gather(stream.map((title) => ({ title, tells: title })))
    expect(largestShare).toBeLessThanOrEqual(MOST)
  })

  it('takes one headline passed on by fifty publishers for one story', () => {
    const below = seededIntegers(14)
    const stream = Array.from({ length: 50 }, (_, n) => {
      const publisher = `${inventedName(below)} ${n % 2 === 0 ? 'Gazette' : 'Post'}`
      const ending = [` - ${publisher}`, ` | ${publisher}`, ''][n % 3] ?? ''
      return { title: `Ferry runs aground off Dunmere, 200 passengers rescued${ending}`, tells: 'ferry', publisher }
    })
    expect(gather(stream).stories).toBe(1)
  })

  it('joins no headlines of one word to others', () => {
    const below = seededIntegers(15)
    const words = [
      ...'Storm Goal Live Video Breaking Sport Weather'.split(' '),
      ...Array.from({ length: 93 }, () => inventedName(below)),
    ]
    const stream = Array.from({ length: 500 }, () => {
      const word = pick(words, below)
      return { title: `${word} | Harbour Gazette`, tells: word, publisher: 'Harbour Gazette' }
    })
    const { largestShare, mostTold } = gather(stream)
    expect(mostTold).toBe(1)
    expect(largestShare).toBeLessThanOrEqual(MOST)
  })

  it('takes the ticker of one publisher for no one story', () => {
    const below = seededIntegers(16)
    const companies = Array.from({ length: 40 }, () => inventedName(below))
    const stream = Array.from({ length: 320 }, () => {
      const company = pick(companies, below)
      const title = `Ticker: ${company} ${pick(['up', 'down'], below)} ${(below(40) + 1) / 10}%`
      return { title, tells: company, publisher: 'Harbour Ticker' }
    })
    expect(gather(stream).largestShare).toBeLessThanOrEqual(MOST)
  })
})
