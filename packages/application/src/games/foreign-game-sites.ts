import { readGameOrigins } from '@trendverse/domain/games/game-origins'
import type { Needs } from '../ports/ports'
import { getSystemSetting } from '../settings/get-system-settings'

/** Sites that games may come from beside this one. */
export async function foreignGameSites(ports: Needs<'settings'>): Promise<readonly string[]> {
  return readGameOrigins(await getSystemSetting(ports, 'gameOrigins'))
}
