import { isImageUrlUsable } from '@trendverse/domain/memes/cached-pictures'
import { imagePrompt } from '@trendverse/domain/memes/image-prompt'
import type { MemeStyle } from '@trendverse/domain/memes/meme-kinds'
import { expiryOfUrl } from '@trendverse/domain/memes/url-expiry'
import { discardPictures, keepPicture } from '../media/visitor-pictures'
import type { PaintedPicture } from '../ports/ai'
import type { DownloadedPicture } from '../ports/memes'
import type { Needs } from '../ports/ports'
import { getSystemSetting } from '../settings/get-system-settings'
import type { MemeOrder } from './meme-order'
import type { ModelMemePorts } from './meme-ports'

/** AI-07: what is painted is a square, and is not made larger. */
const PAINTING_BOX = { widthPx: 1_024, heightPx: 1_024, fit: 'inside' } as const

/**
 * Has a model paint for a meme, and keeps the painting encoded anew (AI-07 to AI-09, OP-52). Null, with a line in the log,
 * where that fails in any way (ER-40, ER-41): the meme does without.
 */
export async function paintMeme(
  ports: ModelMemePorts,
  { trend, request }: MemeOrder,
  scene: string,
  { signal, onPainting }: { readonly signal: AbortSignal; readonly onPainting: () => void },
): Promise<string | null> {
  const { ai } = ports
  const model = await getSystemSetting(ports, 'aiImageModel')
  const result = await ai.keyPool.run({
    keyType: 'meme',
    priority: 'normal',
    signal,
    model,
    call: (apiKey, stop) => {
      onPainting()
      return ai.imageModel.paint(apiKey, { model, prompt: imagePrompt(scene, trend.name, request.style) }, stop)
    },
  })
  if (result.kind === 'built_in') return null
  const picture: DownloadedPicture =
    result.kind === 'failed' ? { ok: false, message: result.message } : await fetchPicture(ports, result.value, signal)
  const webp = picture.ok ? await ports.images.toWebp(picture.bytes, PAINTING_BOX) : null
  if (webp === null) {
    ports.log.warn({ reason: picture.ok ? 'It is no picture' : picture.message }, 'A meme goes without a painting')
    return null
  }
  if (signal.aborted) return null
  const path = await keepPicture(ports, webp)
  if (!signal.aborted) return path
  await discardPictures(ports, [path])
  return null
}

/** MM-28: an address about to end is not asked. */
async function fetchPicture(
  { ai, clock }: Pick<ModelMemePorts, 'ai' | 'clock'>,
  picture: PaintedPicture,
  signal: AbortSignal,
): Promise<DownloadedPicture> {
  if (picture.kind === 'bytes') return { ok: true, bytes: picture.bytes }
  if (!isImageUrlUsable(expiryOfUrl(picture.address), clock.nowMs())) {
    return { ok: false, message: 'Its address has expired' }
  }
  return ai.pictureSource.download(picture.address, signal)
}

/**
 * A copy of the latest painting this account has of a trend in a style, which stands in for one that failed (MM-25); null: the
 * page draws the format's own scene. What was painted for another trend would show something else. A copy, so that every meme owns its files.
 */
export async function borrowPainting(
  ports: Needs<'memes' | 'media' | 'random' | 'log'>,
  ownerId: string,
  of: { readonly trendId: string; readonly style: MemeStyle },
): Promise<string | null> {
  try {
    return await copyPainting(ports, await ports.memes.findPainting(ownerId, of))
  } catch (error) {
    ports.log.warn({ err: error }, 'An earlier painting could not be used again')
    return null
  }
}

/** A copy of a painting under a name of its own; null where there is none. */
export async function copyPainting(ports: Needs<'media' | 'random'>, path: string | null): Promise<string | null> {
  const file = path === null ? null : await ports.media.read(path)
  return file === null ? null : keepPicture(ports, file.bytes)
}
