import type { Game } from '@trendverse/domain/games/game'
import { foreignOriginOf, isFromAllowedSite } from '@trendverse/domain/games/game-origins'
import { foreignGameSites } from '../games/foreign-game-sites'
import { listed } from '../games/list-games'
import type { RunQuery } from '../ports/game-lists'
import type { Needs } from '../ports/ports'

type Page = { readonly page: number; readonly pageSize: number }
type CatalogueQuery = Page & {
  readonly q?: string | undefined
  readonly kind?: 'built_in' | 'added' | undefined
  readonly hidden?: boolean | undefined
}

/**
 * The catalogue as administrators keep it (AD-04): every game, also what is hidden or comes from a site that is not allowed any
 * more. Those that ship come first, then what was added, in that order.
 */
export async function listCatalogue(
  ports: Needs<'gameLibrary' | 'gameRuns' | 'games' | 'settings'>,
  { page, pageSize, q = '', kind, hidden }: CatalogueQuery,
) {
  const [kept, sites, plays] = await Promise.all([
    ports.games.list(),
    foreignGameSites(ports),
    ports.gameRuns.countByGame(),
  ])
  const shipped = ports.gameLibrary.games
  const added = kept.filter(({ id }) => !shipped.some((game) => game.id === id))
  const word = q.trim().toLowerCase()
  const all = [...shipped.map((game) => kept.find(({ id }) => id === game.id) ?? game), ...added]
    .map((game) => {
      const asShipped = shipped.find(({ id }) => id === game.id) ?? null
      const row = listed(ports, game)
      return {
        ...row,
        hidden: game.hidden === true,
        isBuiltIn: asShipped !== null,
        changed: asShipped === null ? [] : changedFields(asShipped, game),
        site: foreignOriginOf(game),
        isSiteAllowed: isFromAllowedSite(game, sites),
        plays: row.modes.length === 0 ? null : (plays.get(game.id) ?? 0),
      }
    })
    .filter((row) => kind === undefined || row.isBuiltIn === (kind === 'built_in'))
    .filter((row) => hidden === undefined || row.hidden === hidden)
    .filter((row) => [row.name, row.id, row.category].some((text) => text.toLowerCase().includes(word)))
  return { data: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize }
}

type Field = Exclude<keyof Game, 'id'>

/** Fields that are not as the game shipped; whether it is hidden is told apart. */
function changedFields(shipped: Game, game: Game): readonly Field[] {
  const names = Object.keys(shipped) as readonly (keyof Game)[]
  return names.filter(
    (name): name is Field => name !== 'id' && JSON.stringify(shipped[name]) !== JSON.stringify(game[name]),
  )
}

type PackInput = Page & {
  readonly gameId?: string | undefined
  readonly day?: string | undefined
  readonly withdrawn?: boolean | undefined
}

/** One page of the packs of all days, the latest first. */
export async function listPacks({ gamePacks }: Needs<'gamePacks'>, input: PackInput) {
  const { page, pageSize, gameId = null, day = null, withdrawn = null } = input
  const { packs, total } = await gamePacks.list({ page, pageSize, gameId, day, withdrawn })
  const data = packs.map(({ id, builtAtMs, withdrawnAtMs, ...pack }) => ({
    ...pack,
    packId: id,
    builtAt: instantOf(builtAtMs),
    withdrawnAt: withdrawnAtMs === null ? null : instantOf(withdrawnAtMs),
  }))
  return { data, total, page, pageSize }
}

type RunInput = Page & {
  readonly sort: RunQuery['order']
  readonly gameId?: string | undefined
  readonly day?: string | undefined
  readonly q?: string | undefined
  readonly hidden?: boolean | undefined
}

/** One page of the finished runs of everybody. */
export async function listRuns({ gameRuns }: Needs<'gameRuns'>, input: RunInput) {
  const { page, pageSize, sort, gameId = null, day = null, q = '', hidden = null } = input
  const username = q === '' ? null : q
  const { runs, total } = await gameRuns.list({ page, pageSize, order: sort, gameId, day, username, hidden })
  const data = runs.map(({ id, finishedAtMs, ...run }) => ({ ...run, runId: id, finishedAt: instantOf(finishedAtMs) }))
  return { data, total, page, pageSize }
}

const instantOf = (ms: number): string => new Date(ms).toISOString()
