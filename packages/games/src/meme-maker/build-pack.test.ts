import { NO_JOKES } from '@trendverse/domain/memes/built-in/trend-jokes'
import { jokesAbout } from '@trendverse/starter-content/handwritten'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { describe, expect, it } from 'vitest'
import { guessableByLook } from './board/board-gate'
import { candidateOf, fits } from './board/candidate'
import { jokeOf, nameTheirTrend } from './board/write-meme'
import { buildMemeMakerPack } from './build-pack'
import { type MemeMakerPack, memeMakerPackSchema } from './pack'
import { archiveQuotes } from './scraps/archive-quotes'
import { blankName, findScraps, formOf } from './scraps/find-scraps'
import { nameWords, tellingTokens } from './scraps/telling-tokens'

const CATALOGUE = starterTrendDetails()
const CANDIDATES = CATALOGUE.flatMap(candidateOf)
const days = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.UTC(2026, 10, 23 + index)).toISOString().slice(0, 10))

/** What is read of trends beyond what lists show. */
const detailsOf = async (trends: readonly { readonly id: string }[]) =>
  CATALOGUE.filter(({ id }) => trends.some((trend) => trend.id === id))

/** What was written by hand. */
const jokesOfTrend = async (trendId: string) => jokesAbout(trendId)

async function packOf(day: string, trends = CATALOGUE, earlier: readonly unknown[] = []): Promise<MemeMakerPack> {
  const result = await buildMemeMakerPack({
    day,
    trends,
    detailsOf,
    jokesAbout: jokesOfTrend,
    earlier: async () => earlier,
  })
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.reason))
  return result.pack
}
/** Of a first day. */
const earlier = async () => []
const PACKS: MemeMakerPack[] = []
for (const day of days(28)) PACKS.push(await packOf(day, CATALOGUE, PACKS.slice(-14).toReversed()))

const jokesOf = ({ trend, meme }: MemeMakerPack['groups'][number]) =>
  meme.captions.map((captions) => jokeOf(captions, trend.name))

/** Texts of a group as the gate knows them. */
const scrapsOf = ({ trend, scraps }: MemeMakerPack['groups'][number]) =>
  scraps.map(({ text, source }) => ({ text, source, form: formOf(text), tokens: tellingTokens(text), trend }))

describe('the pack of a day', () => {
  it('is made of the catalogue on every day of four weeks', () => {
    for (const pack of PACKS) {
      expect(memeMakerPackSchema.parse(pack)).toEqual(pack)
      expect(pack.edition).toBe('archive')
      expect(JSON.stringify(pack).length).toBeLessThan(20_000)
    }
  })

  it('is the same whatever order trends come in, and another one each day', async () => {
    expect(await packOf('2026-11-24', CATALOGUE.toReversed())).toEqual(await packOf('2026-11-24'))
    expect(new Set(PACKS.map(({ groups }) => JSON.stringify(groups))).size).toBe(PACKS.length)
  })

  it('shows no trend twice within eight days', () => {
    for (const first of PACKS.keys()) {
      const shown = PACKS.slice(first, first + 8).flatMap(({ groups }) => groups.map(({ trend }) => trend.id))
      expect(new Set(shown).size).toBe(shown.length)
    }
  })

  it('seldom tells a joke twice within two weeks, whatever it is about', () => {
    const repeats = PACKS.slice(14).flatMap(({ groups }, index) => {
      const before = new Set(PACKS.slice(index, index + 14).flatMap((pack) => pack.groups.flatMap(jokesOf)))
      return groups.flatMap(jokesOf).filter((joke) => before.has(joke))
    })
    expect(repeats.length / (14 * 12)).toBeLessThan(0.15)
  })

  it('offers captions about its trend alone: written by hand about it, or naming it', () => {
    const strangers = PACKS.flatMap(({ groups }) =>
      groups.flatMap(({ trend, meme }) => {
        const { memes, observations } = jokesAbout(trend.id)
        const texts = [...observations.map(({ text }) => text), ...memes.map(({ captions }) => captions.join(' '))]
        return meme.captions.filter((captions) => {
          const said = captions.join(' ').toLowerCase()
          return !texts.some((text) => said.includes(text.toLowerCase())) && !nameTheirTrend(captions, trend.name)
        })
      }),
    )
    expect(strangers).toEqual([])
    expect(nameTheirTrend(['Sleeping when tired', 'One more replay when tired'], 'Pickleball')).toBe(false)
    expect(nameTheirTrend(['A normal interest in', 'BLACK HOLE PHOTOS'], 'The first picture of a black hole')).toBe(
      true,
    )
  })

  it('offers the joke that was written in its format first, and draws most memes in a format that has one', () => {
    const memes = PACKS.flatMap(({ groups }) =>
      groups.map(({ trend, meme }) => {
        const jokes = jokesAbout(trend.id).memes.filter(({ format }) => format === meme.format)
        return {
          hasJoke: jokes.length > 0,
          isFirst: jokes.some((joke) => String(joke.captions) === String(meme.captions[0])),
        }
      }),
    )
    const written = memes.filter(({ hasJoke }) => hasJoke)
    expect(written.length / memes.length).toBeGreaterThan(0.8)
    expect(written.filter(({ isFirst }) => isFirst).length / written.length).toBeGreaterThan(0.9)
  })

  it('has captions that name their trend where nothing was written about it', async () => {
    const nothing = async () => NO_JOKES
    const result = await buildMemeMakerPack({
      day: '2026-11-24',
      trends: CATALOGUE,
      detailsOf,
      jokesAbout: nothing,
      earlier,
    })
    if (result.kind === 'refused') throw new Error(JSON.stringify(result.reason))
    const captions = result.pack.groups.flatMap(({ trend, meme }) =>
      meme.captions.map((texts) => ({ texts, name: trend.name })),
    )
    expect(captions).toHaveLength(12)
    expect(captions.filter(({ texts, name }) => !nameTheirTrend(texts, name))).toEqual([])
  })

  it('knows a joke again, however the trend is called in it', () => {
    const told = (called: string) => ['Friends: where are you?', `Me, deep in ${called}: five minutes away`]
    expect(jokeOf(told('second-hand shopping'), 'Second-hand first')).toBe(jokeOf(told('vinyl'), 'Vinyl revival'))
  })

  it('has one solution: no word, name or year of a scrap is said of another trend of the board', () => {
    for (const pack of PACKS) {
      for (const group of pack.groups) {
        const others = pack.groups.filter((other) => other !== group)
        const candidates = CANDIDATES.filter(({ trend }) => others.some((other) => other.trend.id === trend.id))
        expect(candidates).toHaveLength(3)
        const shared = scrapsOf(group).filter((scrap) => candidates.some((other) => fits(scrap, other)))
        expect(shared.map(({ text }) => text)).toEqual([])
      }
    }
  })

  it('gives nothing away by its looks, nor by the name of a trend', () => {
    for (const { groups } of PACKS) {
      expect(guessableByLook(groups.map(scrapsOf))).toBeNull()
      for (const { trend, scraps } of groups) {
        const named = new Set(nameWords(trend.name))
        expect(scraps.flatMap(({ text }) => nameWords(text)).filter((token) => named.has(token))).toEqual([])
      }
    }
  })

  it('quotes word for word what its source says, but for blanks', () => {
    for (const { trend, scraps } of PACKS.flatMap(({ groups }) => groups)) {
      const { description = '', timeline = [] } = CATALOGUE.find(({ id }) => id === trend.id) ?? {}
      const said = [description, ...timeline.flatMap((event) => ('text' in event ? [event.text] : []))]
        .join('\n')
        .toLowerCase()
      const pieces = scraps.flatMap(({ text }) => text.toLowerCase().split('___'))
      expect(pieces.filter((piece) => !said.includes(piece.trim()))).toEqual([])
    }
  })

  it('has three different captions for each meme and no format twice', () => {
    for (const { groups } of PACKS) {
      expect(new Set(groups.map(({ meme }) => meme.format)).size).toBe(4)
      for (const { meme } of groups) {
        expect(new Set(meme.captions.map(String)).size).toBe(3)
        expect(meme.captions.flat().join('\n')).not.toMatch(/\ba [aeio]|enough the |s is not a /i)
        // Endings that any caption can have would be read on every board.
        expect(meme.captions.flat().join('\n')).not.toMatch(/No regrets\.|Worth it\.|would do it again\./)
      }
    }
  })

  it('is refused with the reason where too little can be quoted', async () => {
    const few = CATALOGUE.filter(({ name }) => archiveQuotes(name).length >= 4).slice(0, 3)
    expect(
      await buildMemeMakerPack({ day: '2026-11-24', trends: few, detailsOf, jokesAbout: jokesOfTrend, earlier }),
    ).toEqual({
      kind: 'refused',
      reason: { trends: 3, groups: 3 },
    })
  })

  it('is made of no trend that sources show now, whatever it is called', async () => {
    const live = CATALOGUE.map((trend) => ({ ...trend, origin: 'live' as const }))
    const seen = CATALOGUE.map((trend) => ({ ...trend, sources: ['hacker-news' as const] }))
    for (const trends of [live, seen])
      expect(
        await buildMemeMakerPack({ day: '2026-11-24', trends, detailsOf, jokesAbout: jokesOfTrend, earlier }),
      ).toMatchObject({
        kind: 'refused',
      })
  })

  it('reads details of an eighth of the catalogue, and of none where it would be refused', async () => {
    const asked: number[] = []
    const counting: typeof detailsOf = async (trends) => {
      asked.push(trends.length)
      return detailsOf(trends)
    }
    for (const day of days(28))
      await buildMemeMakerPack({ day, trends: CATALOGUE, detailsOf: counting, jokesAbout: jokesOfTrend, earlier })
    expect(asked.filter((count) => count <= 10).length).toBe(28)
    expect(asked.length).toBeLessThanOrEqual(30)
    asked.length = 0
    await buildMemeMakerPack({ day: '2026-11-24', trends: [], detailsOf: counting, jokesAbout: jokesOfTrend, earlier })
    expect(asked).toEqual([])
  })
})

describe('the gate', () => {
  const scrap = (text: string) => ({
    text,
    source: { label: 'x', url: null },
    form: formOf(text),
    tokens: tellingTokens(text),
  })
  const plain = ['a fat straw', 'Kate Bush', 'in a kitchen', '18 segments'].map(scrap)

  it('refuses a group of nothing but numbers where no other has any', () => {
    const numbers = ['12 cups', '40 shows', '9 lives', '61 firms'].map(scrap)
    const named = ['a fat straw', 'Kate Bush', 'in a kitchen', 'the henhouse'].map(scrap)
    expect(guessableByLook([numbers, named, named, named])).toBe('number')
    expect(guessableByLook([numbers, plain, plain, plain])).toBeNull()
  })

  it('lets a scrap of one trend belong to no other', () => {
    const [first, ...others] = CANDIDATES
    const squid = CANDIDATES.find(({ trend }) => trend.name === 'Squid Game')
    if (first === undefined || squid === undefined) throw new Error('the catalogue lacks a trend')
    expect(fits(scrap('a hit on Netflix'), squid)).toBe(true)
    expect(others.some((other) => fits(scrap('zzyzx'), other))).toBe(false)
  })
})

describe('scraps', () => {
  it('are at least four for most of the catalogue, each quote still said there', () => {
    expect(CANDIDATES.length).toBeGreaterThan(60)
    for (const trend of CATALOGUE) {
      const found = findScraps(trend).length
      const quotes = archiveQuotes(trend.name).length
      if (quotes > 0) expect(found, trend.name).toBeGreaterThanOrEqual(Math.min(4, quotes))
    }
  })

  it.each([
    ['“The Great Food Truck Race”', 'Gourmet food trucks', '“The Great ___ Race”'],
    ['Bushy Park, London', 'parkrun', 'Bushy ___, London'],
    ['Rick Astley', 'Rickrolling', '___ Astley'],
    ['bubble tea', 'Bubble tea', null],
    ['a fat straw', 'Bubble tea', 'a fat straw'],
  ])('blank the name of their trend: %s of %s', (text, name, shown) => {
    expect(blankName(text, nameWords(name))).toBe(shown)
  })
})
