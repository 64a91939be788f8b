import { z } from 'zod'
import { UNRANKED_REASONS } from '../ranking/who-is-ranked'
import { gameSchema } from './game'
import { packIdSchema } from './game-pack'
import { GAME_EDITIONS, GAME_MODES } from './game-run'

/** What a player gets for a start: the course, and what its result will count as. */
export const runTicketSchema = z.strictObject({
  runId: z.uuid(),
  gameId: gameSchema.shape.id,
  mode: z.enum(GAME_MODES),
  seed: z.string(),
  packId: packIdSchema,
  rulesVersion: z.int().positive(),
  /** False: practice on the daily course, because an earlier start of the day counted. */
  ranked: z.boolean(),
  /** Why the first start of the day has no place even so. Tickets of earlier versions have none. */
  unranked: z.enum(UNRANKED_REASONS).nullable().default(null),
  edition: z.enum(GAME_EDITIONS),
  /** The day whose board it may enter, UTC. */
  day: z.iso.date(),
  startedAt: z.iso.datetime({ offset: true }),
})
