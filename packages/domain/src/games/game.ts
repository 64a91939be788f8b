import { z } from 'zod'

/** GM-02 */
export const GAME_TYPES = ['html5'] as const
export const GAME_CONTROLS = ['mouse', 'keyboard', 'touch', 'gamepad', 'mouse+keyboard'] as const
export const GAME_DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const

const text = (max: number) => z.string().trim().min(1).max(max)
const texts = (maxItems: number, max: number) => z.array(text(max)).min(1).max(maxItems).readonly()
/** A file of ours, without a way out of its folder, or a page of another site. */
const address = z.union([
  z.string().regex(/^(?:\/[a-z0-9][a-z0-9.-]*)+\/?$/),
  z.url({ protocol: /^https$/, hostname: z.regexes.domain }),
])

/** A game as the catalogue carries it (GM-01). */
export const gameSchema = z.strictObject({
  /** Also its slug in addresses; three words stand in its place in addresses of the API. */
  id: z
    .string()
    .regex(/^(?!(?:packs|predictions|runs)$)[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(60),
  name: text(60),
  description: text(300),
  /** Where its frame lies: a folder of ours, or an https address elsewhere. */
  gameUrl: address,
  gameType: z.enum(GAME_TYPES),
  controls: z.enum(GAME_CONTROLS),
  /** One step a line; lines that begin with `Keyboard:` are left out on phones. */
  instructions: text(600),
  category: text(30),
  difficulty: z.enum(GAME_DIFFICULTIES),
  /** Whether its picture follows the size of its frame. */
  responsive: z.boolean(),
  thumbnail: address,
  /** Years. */
  minAge: z.int().min(0).max(18),
  maxPlayers: z.int().min(1).max(64),
  /** As shown: `5-10 min`. */
  estimatedPlayTime: z.string().regex(/^\d{1,3}(?:-\d{1,3})? min$/),
  tags: texts(10, 30),
  developer: text(60),
  /** As shown: `v1.2.0`. */
  version: z.string().regex(/^v\d{1,3}\.\d{1,3}\.\d{1,3}$/),
  /** As shown: `2.5 MB`. */
  fileSize: z.string().regex(/^\d{1,4}(?:\.\d)? [KM]B$/),
  features: texts(8, 80),
  mobileOptimized: z.boolean(),
  /** Taken off the pages by an administrator; visitors find no such game. */
  hidden: z.boolean().optional(),
})

export type Game = z.infer<typeof gameSchema>
