import { listCurrentTrends } from '@trendverse/application/trends/list-current-trends'
import { writeCaptions } from '@trendverse/domain/memes/built-in/write-captions'
import { textOfCaptions } from '@trendverse/domain/memes/compose-meme'
import { MEME_FORMATS, MEME_STYLES, MEME_TONES } from '@trendverse/domain/memes/meme-kinds'
import { matterOf } from '@trendverse/domain/taste/matter-of-trend'
import { withinTaste } from '@trendverse/domain/taste/within-taste'
import { orderHomeTrends } from '@trendverse/domain/trends/listing/select-home-trends'
import { replayWeek } from '../stories/recorded-week'
import { seededFractions } from '../stories/synthetic-stream'

const TRENDS = 10
const MEMES_EACH = 4

/**
 * Prints memes of the built-in writer about the first trends of a recorded week, for people to read: at the end of the week, or
 * at each of three moments with `--all`. Styles, tones and formats go round, so that every kind is among them.
 */
const random = seededFractions(11)
const isEach = process.argv.includes('--all')
const moments: string[] = []
let kind = 0
await replayWeek('all', async ({ nowMs, storage }) => {
  const read = { trends: storage.trends, settings: storage.settings }
  const lists = await Promise.all([1, 2, 3].map((page) => listCurrentTrends(read, { sort: 'attention', page })))
  const listed = lists.flatMap(({ data }) => data)
  const trends = orderHomeTrends(listed, '').filter(({ sources }) => sources.length > 0)
  const lines = [`## ${new Date(nowMs).toISOString().slice(0, 16)}`]
  for (const { id } of trends.slice(0, TRENDS)) {
    const trend = await storage.trends.findShown(id)
    if (trend === null) continue
    lines.push('', `### ${trend.name} (${trend.category}, ${matterOf(trend)})`, '')
    const earlier: string[] = []
    for (let count = 0; count < MEMES_EACH; count += 1) {
      const format = MEME_FORMATS[kind % MEME_FORMATS.length] ?? 'drake'
      const style = MEME_STYLES[kind % MEME_STYLES.length] ?? 'funny'
      const tone = MEME_TONES[kind % MEME_TONES.length] ?? 'deadpan'
      const wish = withinTaste({ style, tone, format }, matterOf(trend))
      const { captions } = writeCaptions({ trend, ...wish, customText: '', random, earlier })
      earlier.push(textOfCaptions(captions))
      lines.push(`- ${format}, ${wish.style}: ${captions.join(' / ')}`)
      kind += 1
    }
  }
  moments.push(lines.join('\n'))
})
console.log((isEach ? moments : moments.slice(-1)).join('\n\n'))
