import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../ports/ports'

/**
 * Announces what gallery and boards say of an account: whether it is shown at all, and under which name. Other changes need no
 * more than `accountChanged`, which leaves those answers alone.
 */
export async function makerChanged({ events }: Needs<'events'>, id: Uuid): Promise<void> {
  await events.accountChanged(id)
  await events.galleryChanged()
  await events.boardsChanged()
}
