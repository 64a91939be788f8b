import { exampleMeme } from '@trendverse/domain/memes/built-in/example-meme'
import type { Needs } from '../ports/ports'
import { getTrend } from '../trends/get-trend'

/** A finished meme about a trend, to try the editor with before there is an account. Throws AppError `trend_not_found`. */
export async function getExampleMeme(ports: Needs<'trends' | 'settings' | 'handwritten'>, trendId: string) {
  const trend = await getTrend(ports, { id: trendId })
  return exampleMeme(trend, await ports.handwritten.jokesAbout(trend.id))
}
