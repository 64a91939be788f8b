import type { MediaStore } from '@trendverse/application/ports/memes'
import type { Meme } from '@trendverse/domain/memes/meme'
import { AppError } from '@trendverse/domain/primitives/app-error'

/** What a meme without a kept picture is drawn from. */
export type MemeToDraw = Pick<Meme, 'type' | 'captions' | 'placements'> & {
  /** The trend's own colour, `#rrggbb`. */
  readonly accent: string
  /** What a model painted for it; null: the format's own scene. */
  readonly painting: Uint8Array | null
}

/** What a card shows of a meme: the picture its maker's page kept, or, where it kept none, a drawing of the server's own. */
export type MemePicture =
  | { readonly kind: 'kept'; readonly bytes: Uint8Array }
  | { readonly kind: 'drawn'; readonly meme: MemeToDraw }

/** Another one for everything that is seen in the picture of a meme. Kept pictures have another path after every edit. */
export function memePictureKey({ imageUrl, type, captions, placements, paintingUrl }: Meme): string {
  return imageUrl ?? JSON.stringify([type, captions, placements, paintingUrl])
}

/**
 * Reads what the picture of a meme is made of.
 *
 * @throws AppError `not_found` when the kept picture is gone: its maker deleted the meme a moment ago.
 */
export async function readMemePicture(
  media: Pick<MediaStore, 'read'>,
  { imageUrl, paintingUrl, type, captions, placements }: Meme,
  accent: string,
): Promise<MemePicture> {
  if (imageUrl === null) {
    const painting = paintingUrl === null ? null : await media.read(paintingUrl)
    return { kind: 'drawn', meme: { type, captions, placements, accent, painting: painting?.bytes ?? null } }
  }
  const kept = await media.read(imageUrl)
  if (kept === null) throw new AppError('not_found', 'There’s nothing at this address.')
  return { kind: 'kept', bytes: kept.bytes }
}
