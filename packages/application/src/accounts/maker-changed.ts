import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../ports/ports'

/**
 * Announces what the gallery says of an account: whether its memes are shown at all, and under which name. Other changes need no
 * more than `accountChanged`, which leaves the gallery's answers alone.
 */
export async function makerChanged({ events }: Needs<'events'>, id: Uuid): Promise<void> {
  await events.accountChanged(id)
  await events.galleryChanged()
}
