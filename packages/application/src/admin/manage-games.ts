import type { Game } from '@trendverse/domain/games/game'
import { isGameId } from '@trendverse/domain/games/game-id'
import { foreignOriginOf, isFromAllowedSite } from '@trendverse/domain/games/game-origins'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { assertUnchanged } from '@trendverse/domain/primitives/assert-unchanged'
import { foreignGameSites } from '../games/foreign-game-sites'
import { gameNotFound, type ListedGame, listed } from '../games/list-games'
import { MAX_ADDED_GAMES } from '../ports/games'
import type { Needs } from '../ports/ports'
import { type AuditActor, type AuditPorts, recordAudit } from './record-audit'

type Ports = AuditPorts & Needs<'gameLibrary' | 'games' | 'settings'>
type GameEdit = { readonly [Field in keyof Omit<Game, 'id'>]?: Game[Field] | undefined }

/**
 * Adds a game to the catalogue (AD-04). Throws AppError `conflict` where its id is taken, or the catalogue full, and
 * `invalid_input` where its site is not on the list of the installation.
 */
export async function addGame(ports: Ports, actor: AuditActor, game: Game): Promise<ListedGame> {
  await assertAllowedSite(ports, game)
  const outcome = isGameId(game.id) ? 'taken' : await ports.games.add(game, ports.clock.nowMs())
  if (outcome === 'taken') throw new AppError('conflict', 'A game with this ID already exists.')
  if (outcome === 'full') throw new AppError('conflict', `You can add at most ${MAX_ADDED_GAMES} games.`)
  await recordAudit(ports, actor, 'game.created', game.id, { name: game.name, gameUrl: game.gameUrl })
  return listed(ports, game)
}

/**
 * Changes fields of a game, whether it shipped or was added. Throws AppError `not_found`, `conflict` where somebody else
 * changed what is `expected` meanwhile, and like `addGame`.
 */
export async function changeGame(
  ports: Ports,
  actor: AuditActor,
  gameId: string,
  edit: GameEdit,
  expected?: GameEdit,
): Promise<ListedGame> {
  const shipped = ports.gameLibrary.games.find(({ id }) => id === gameId) ?? null
  const changes = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined))
  if (edit.gameUrl !== undefined) await assertAllowedSite(ports, { gameUrl: edit.gameUrl })
  const changed = await ports.games.edit(
    gameId,
    (kept) => {
      const before = kept ?? shipped
      if (before === null) return null
      assertUnchanged({ hidden: false, ...before }, expected, LABELS)
      return { ...before, ...changes }
    },
    ports.clock.nowMs(),
  )
  if (changed === null) throw gameNotFound()
  const { name, gameUrl } = changes
  const told = Object.entries({ changed: Object.keys(changes), name, gameUrl })
  await recordAudit(
    ports,
    actor,
    'game.updated',
    gameId,
    Object.fromEntries(told.filter(([, value]) => value !== undefined)),
  )
  return listed(ports, changed)
}

/** What the form calls the fields whose names are not words. */
const LABELS: Readonly<Record<string, string>> = {
  gameUrl: 'Address',
  minAge: 'Age from',
  maxPlayers: 'Players',
  estimatedPlayTime: 'Play time',
  fileSize: 'Size',
  mobileOptimized: 'Made for phones',
}

/**
 * Removes a game that was added; one that ships is as it shipped again. Throws AppError `not_found`, and `conflict` for
 * one that is as it shipped.
 */
export async function removeGame(ports: Ports, actor: AuditActor, gameId: string): Promise<void> {
  if (!(await ports.games.remove(gameId))) {
    if (!isGameId(gameId)) throw gameNotFound()
    throw new AppError('conflict', 'This built-in game has no changes to reset.')
  }
  await recordAudit(ports, actor, 'game.removed', gameId)
}

/** Browsers frame nothing but what the pages' policy names, and that is this list. */
async function assertAllowedSite(ports: Needs<'settings'>, game: Pick<Game, 'gameUrl'>): Promise<void> {
  if (isFromAllowedSite(game, await foreignGameSites(ports))) return
  const site = foreignOriginOf(game)
  throw new AppError(
    'invalid_input',
    `Games from ${site} aren’t allowed yet: add the site to the setting “Sites with games”.`,
  )
}
