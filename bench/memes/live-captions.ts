import { listCurrentTrends } from '@trendverse/application/trends/list-current-trends'
import { TONE_WORDS } from '@trendverse/domain/memes/built-in/tone-words'
import { writeCaptions } from '@trendverse/domain/memes/built-in/write-captions'
import { textOfCaptions } from '@trendverse/domain/memes/compose-meme'
import { MEME_FORMATS, MEME_STYLES, MEME_TONES } from '@trendverse/domain/memes/meme-kinds'
import { matterOf } from '@trendverse/domain/taste/matter-of-trend'
import { withinTaste } from '@trendverse/domain/taste/within-taste'
import { isObserved } from '@trendverse/domain/trends/listing/trend-query'
import { replayWeek } from '../stories/recorded-week'
import { seededFractions } from '../stories/synthetic-stream'

const TRENDS = 30
const STOCK_WORDS = Object.values(TONE_WORDS).flatMap(({ aside, react }) => [...aside, ...react])

/**
 * Prints a meme of the built-in writer about each of the first thirty trends at three moments of the recorded week, for people to
 * read, and counts what can be counted. Styles, tones and formats go round, so that every kind is among them. With
 * `--payloads` the recorded replies of the other sources are served alone; with `--four` each trend has four memes.
 */
const random = seededFractions(11)
const memesEach = process.argv.includes('--four') ? 4 : 1
const all: string[] = []
let kind = 0
await replayWeek(process.argv.includes('--payloads') ? 'payloads' : 'all', async ({ nowMs, storage }) => {
  const read = { trends: storage.trends, settings: storage.settings }
  const lists = await Promise.all([1, 2, 3].map((page) => listCurrentTrends(read, { sort: 'attention', page })))
  const trends = lists.flatMap(({ data }) => data).filter(isObserved)
  console.log(`\n## ${new Date(nowMs).toISOString().slice(0, 16)}`)
  for (const { id } of trends.slice(0, TRENDS)) {
    const trend = await storage.trends.findShown(id)
    if (trend === null) continue
    const matter = matterOf(trend)
    console.log(`\n### ${trend.name} (${trend.category}, ${matter})\n`)
    const earlier: string[] = []
    for (let count = 0; count < memesEach; count += 1) {
      const format = MEME_FORMATS[kind % MEME_FORMATS.length] ?? 'drake'
      // A step more at each round: else a format would always meet the same styles and the same tone
      const turn = kind + Math.floor(kind / MEME_FORMATS.length)
      const style = MEME_STYLES[turn % MEME_STYLES.length] ?? 'funny'
      const tone = MEME_TONES[turn % MEME_TONES.length] ?? 'deadpan'
      const wish = withinTaste({ style, tone, format }, matter)
      const { captions } = writeCaptions({ trend, ...wish, customText: '', random, earlier })
      earlier.push(textOfCaptions(captions))
      all.push(captions.join(' / '))
      console.log(`- ${format}, ${wish.style}: ${captions.join(' / ')}`)
      kind += 1
    }
  }
})
const count = (pattern: (meme: string) => boolean): number => all.filter(pattern).length
console.log(`
${all.length} memes: ${count((meme) => /\bthe [^/“]+ story\b/i.test(meme))} say “the … story”, ${count((meme) => meme.includes('this story'))} “this story”, ${count((meme) => STOCK_WORDS.some((words) => meme.endsWith(words)))} end with stock words, ${count((meme) => meme.includes('“'))} quote, ${all.length - new Set(all).size} are told twice`)
