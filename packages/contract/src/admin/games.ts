import { gameSchema } from '@trendverse/domain/games/game'
import { PACK_EDITIONS } from '@trendverse/domain/games/game-pack'
import { GAME_MODES } from '@trendverse/domain/games/game-run'
import { z } from 'zod'
import { adminCall } from '../access'
import { filterText, id } from '../field'
import { listedGame } from '../games'
import { pageInput, pageOutput } from '../paging'

const TAGS = ['Admin']
const gameId = gameSchema.shape.id
const gameOutput = z.object({ data: listedGame })
const instant = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()
const runId = id
const reason = z.string().trim().min(1).max(300)
/** What comes as text in an address. */
const choice = z.enum(['true', 'false']).transform((text) => text === 'true')

const editable = gameSchema.omit({ id: true }).partial()

/** A game as administrators see it. */
const catalogueGame = listedGame.extend({
  hidden: z.boolean(),
  /** It ships with the product, so it can be changed and hidden, never removed. */
  isBuiltIn: z.boolean(),
  /** Fields of a built-in game that are not as it shipped. */
  changed: z.array(editable.keyof()).readonly(),
  /** Where a game that comes from elsewhere is framed from; null for our own. */
  site: z.string().nullable(),
  /** Whether its site is on the list of the installation; nobody can play it otherwise. */
  isSiteAllowed: z.boolean(),
  /** Finished runs; null where runs are not recorded. */
  plays: count.nullable(),
})

const listedPack = z.strictObject({
  packId: z.string(),
  gameId: z.string(),
  day: z.iso.date(),
  edition: z.enum(PACK_EDITIONS),
  builtAt: instant,
  withdrawnAt: instant.nullable(),
  /** Finished with it. */
  runs: count,
})

const listedRun = z.strictObject({
  runId: z.uuid(),
  userId: z.uuid(),
  username: z.string(),
  gameId: z.string(),
  mode: z.enum(GAME_MODES),
  packId: z.string(),
  day: z.iso.date(),
  points: count,
  ticks: count,
  finishedAt: instant,
  ranked: z.boolean(),
  hidden: z.boolean(),
  /** Whether it can be watched. */
  hasLog: z.boolean(),
})

/** The catalogue in the hands of administrators (AD-04, OP-71), and what they may take off the boards. */
export const adminGamesContract = {
  list: adminCall
    .route({
      method: 'GET',
      path: '/admin/games',
      summary: 'The catalogue, with changed, hidden and added games and the number of plays',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        ...pageInput,
        q: filterText(100).optional(),
        kind: z.enum(['built_in', 'added']).optional(),
        hidden: choice.optional(),
      }),
    )
    .output(pageOutput(catalogueGame)),
  create: adminCall
    .route({
      method: 'POST',
      path: '/admin/games',
      summary: 'Add a game to the catalogue',
      tags: TAGS,
      successStatus: 201,
    })
    .input(gameSchema)
    .output(gameOutput),
  update: adminCall
    .route({
      method: 'PUT',
      path: '/admin/games/{gameId}',
      summary: 'Change fields of a game, built-in or added',
      tags: TAGS,
    })
    .input(editable.extend({ gameId, expected: editable.optional() }))
    .output(gameOutput),
  remove: adminCall
    .route({
      method: 'DELETE',
      path: '/admin/games/{gameId}',
      summary: 'Remove an added game, or reset a built-in one',
      tags: TAGS,
    })
    .input(z.strictObject({ gameId }))
    .output(z.object({ data: z.strictObject({ removed: z.literal(true) }) })),
  withdrawPack: adminCall
    .route({
      method: 'POST',
      path: '/admin/games/packs/{packId}/withdraw',
      summary: 'Withdraw a faulty pack; its leaderboard stays, with a note',
      tags: TAGS,
    })
    .input(z.strictObject({ packId: z.string().max(100), reason }))
    .output(z.object({ data: z.strictObject({ packId: z.string(), withdrawnAt: z.iso.datetime({ offset: true }) }) })),
  hideRun: adminCall
    .route({
      method: 'POST',
      path: '/admin/games/runs/{runId}/hide',
      summary: 'Hide a run from the leaderboards and from visitors',
      tags: TAGS,
    })
    .input(z.strictObject({ runId, reason }))
    .output(z.object({ data: z.strictObject({ runId: z.uuid(), hidden: z.literal(true) }) })),
  showRun: adminCall
    .route({
      method: 'POST',
      path: '/admin/games/runs/{runId}/show',
      summary: 'Show a hidden run again in its old place',
      tags: TAGS,
    })
    .input(z.strictObject({ runId }))
    .output(z.object({ data: z.strictObject({ runId: z.uuid(), hidden: z.literal(false) }) })),
  listRuns: adminCall
    .route({ method: 'GET', path: '/admin/games/runs', summary: 'Finished runs of all players', tags: TAGS })
    .input(
      z.strictObject({
        ...pageInput,
        /** `best`: by points, as boards have it. */
        sort: z.enum(['newest', 'best']).default('newest'),
        gameId: gameId.optional(),
        day: z.iso.date().optional(),
        /** The name of an account, in full. */
        q: filterText(100).trim().optional(),
        hidden: choice.optional(),
      }),
    )
    .output(pageOutput(listedRun)),
  listPacks: adminCall
    .route({
      method: 'GET',
      path: '/admin/games/packs',
      summary: 'Packs that games are played with, latest day first',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        ...pageInput,
        gameId: gameId.optional(),
        day: z.iso.date().optional(),
        withdrawn: choice.optional(),
      }),
    )
    .output(pageOutput(listedPack)),
  restorePack: adminCall
    .route({
      method: 'POST',
      path: '/admin/games/packs/{packId}/restore',
      summary: 'Restore a withdrawn pack, unless another is already in use',
      tags: TAGS,
    })
    .input(z.strictObject({ packId: z.string().max(100) }))
    .output(z.object({ data: z.strictObject({ packId: z.string(), withdrawn: z.literal(false) }) })),
}
