import type { FallbackReason } from '@trendverse/domain/ai/fallback-reason'
import { writeChoices } from '@trendverse/domain/memes/built-in/write-captions'
import { composeMeme } from '@trendverse/domain/memes/compose-meme'
import type { Meme, MemeGenerator } from '@trendverse/domain/memes/meme'
import type { ParsedMeme } from '@trendverse/domain/memes/parsed-meme'
import { choicesOf } from '@trendverse/domain/memes/take-choice'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import { awardAchievements } from '../limits/award-achievements'
import { discardPictures } from '../media/visitor-pictures'
import type { Needs } from '../ports/ports'
import { fractionsOf } from '../random-fractions'
import type { MemeOrder } from './meme-order'

/** So many of an account's latest memes about a trend are not told again. */
const REMEMBERED_MEMES = 20

/** What was written for one picture, the best first; its owner chooses where there are several. */
export type WrittenMemes = readonly [ParsedMeme, ...ParsedMeme[]]

type KeepPorts = Needs<'memes' | 'accounts' | 'events' | 'media' | 'clock' | 'random' | 'log' | 'trends'>

/** The captions of the built-in writer, other than those its owner had lately. */
export async function writeBuiltIn(
  ports: Needs<'handwritten' | 'memes' | 'random'>,
  order: MemeOrder,
): Promise<WrittenMemes> {
  const { trend, request, owner } = order
  const latest = await ports.memes.listAbout(owner.id, trend.id, REMEMBERED_MEMES)
  const { style, tone, format, customText } = request
  const [first, ...others] = writeChoices({
    trend,
    style,
    tone,
    format,
    customText,
    random: fractionsOf(ports.random),
    earlier: latest.map(({ text }) => text),
    jokes: await ports.handwritten.jokesAbout(trend.id),
  })
  if (first === undefined) throw new Error(`nothing can be written about ${trend.id} as ${format}`)
  return [first, ...others]
}

/**
 * Puts a meme into its owner's history, where what became too old makes room (MM-20).
 * Throws AppError `authentication_required` when the account is gone; its painting goes then, too.
 */
export async function keepMeme(
  ports: KeepPorts,
  { trend, request, owner }: MemeOrder,
  {
    written,
    ...made
  }: {
    readonly written: WrittenMemes
    readonly generatedBy: MemeGenerator
    readonly fallback: FallbackReason | null
    readonly paintingUrl: string | null
  },
): Promise<Meme> {
  const nowMs = ports.clock.nowMs()
  const id = uuidV7(nowMs, ports.random.bytes(10))
  const [parsed] = written
  const choices = choicesOf(written)
  return putIntoHistory(
    ports,
    composeMeme({ id, trend, request, nowMs, createdBy: owner.id, parsed, choices, ...made }),
  )
}

/** Puts a new meme into the history of its maker, with all that making one stands for. Throws as `keepMeme` does. */
export async function putIntoHistory(ports: KeepPorts, meme: Meme): Promise<Meme> {
  const { createdBy, createdAtMs, trendId } = meme
  const kept = await ports.memes.add(meme)
  if (kept === null) {
    await discardPictures(ports, [meme.paintingUrl])
    throw new AppError('authentication_required', 'Authentication required')
  }
  await discardPictures(ports, kept.unused)
  await ports.accounts.update(createdBy, { lastMemeCreatedAtMs: createdAtMs })
  await ports.events.accountChanged(createdBy)
  // a unit given back and booked again may have stood between
  await awardAchievements(ports, createdBy)
  // OP-30; the trend may be gone by now
  await ports.trends.countEvent(trendId, 'interaction')
  return meme
}
