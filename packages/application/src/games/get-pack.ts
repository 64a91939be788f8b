import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Needs } from '../ports/ports'

/** A pack as anybody plays or watches with it, withdrawn ones too. Throws AppError `not_found`. */
export async function getPack({ gamePacks }: Needs<'gamePacks'>, packId: string) {
  const pack = await gamePacks.find(packId)
  if (pack === null) throw new AppError('not_found', 'This pack doesn’t exist.')
  const { gameId, day, edition } = pack
  // canonical JSON of an object, as it was kept
  const content = JSON.parse(pack.content) as Record<string, unknown>
  return { packId: pack.id, gameId, day, edition, content }
}
