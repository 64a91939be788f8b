import { gameSchema } from '@trendverse/domain/games/game'
import { z } from 'zod'
import { adminCall } from '../access'
import { listedGame } from '../games'

const TAGS = ['Admin']
const gameId = gameSchema.shape.id
const gameOutput = z.object({ data: listedGame })

/** The catalogue in the hands of administrators (AD-04, OP-71), and what they may take off the boards. */
export const adminGamesContract = {
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
      summary: 'Change fields of a game, of one that ships with the product too',
      tags: TAGS,
    })
    .input(gameSchema.omit({ id: true }).partial().extend({ gameId }))
    .output(gameOutput),
  remove: adminCall
    .route({
      method: 'DELETE',
      path: '/admin/games/{gameId}',
      summary: 'Remove a game that was added; one that ships with the product becomes as it shipped',
      tags: TAGS,
    })
    .input(z.strictObject({ gameId }))
    .output(z.object({ data: z.strictObject({ removed: z.literal(true) }) })),
  withdrawPack: adminCall
    .route({
      method: 'POST',
      path: '/admin/games/packs/{packId}/withdraw',
      summary: 'Stop playing with a pack that turned out wrong; its board stays, marked',
      tags: TAGS,
    })
    .input(z.strictObject({ packId: z.string().max(100), reason: z.string().trim().min(1).max(300) }))
    .output(z.object({ data: z.strictObject({ packId: z.string(), withdrawnAt: z.iso.datetime({ offset: true }) }) })),
  hideRun: adminCall
    .route({
      method: 'POST',
      path: '/admin/games/runs/{runId}/hide',
      summary: 'Take a run off the boards and out of sight',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        runId: z.uuid().transform((text) => text.toLowerCase()),
        reason: z.string().trim().min(1).max(300),
      }),
    )
    .output(z.object({ data: z.strictObject({ runId: z.uuid(), hidden: z.literal(true) }) })),
}
