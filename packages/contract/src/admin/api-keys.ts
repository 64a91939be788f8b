import { API_KEY, MAX_KEY_PRIORITY, MIN_KEY_PRIORITY } from '@trendverse/domain/ai/ai-key'
import { keepsKey } from '@trendverse/domain/ai/key-mask'
import { MOST_CONCURRENT } from '@trendverse/domain/ai/key-quotas'
import { KEY_STATUSES, KEY_TYPES } from '@trendverse/domain/ai/key-type'
import { z } from 'zod'
import { adminCall } from '../access'
import { id } from '../field'

const TAGS = ['Admin']
/** The provider a key is of when nothing is said of it (OP-50). */
const USUAL_PROVIDER = 'OpenAI'
/** A larger limit is a mistake: no installation asks so often. */
const MAX_LIMIT = 10_000_000

const instant = z.iso.datetime({ offset: true })
const line = z.string().regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'This must be one line.')
const keyType = z.enum(KEY_TYPES)
const status = z.enum(KEY_STATUSES)
const limit = z.number().int().min(1).max(MAX_LIMIT)
const percent = z.number().min(0).max(100)
const count = z.number().int().nonnegative()
const breaker = z.enum(['closed', 'open', 'half-open'])

/** What can be said of a key at any time. */
const said = {
  name: line.trim().min(1).max(100),
  provider: line.trim().min(1).max(60),
  /** Empty, or masked as answers show it: the key stays (OP-43). */
  apiKey: z
    .string()
    .max(500)
    .trim()
    .refine((text) => keepsKey(text) || API_KEY.test(text), 'Please enter a key of 8 to 500 visible characters.'),
  status,
  /** 1 is preferred (OP-44). */
  priority: z.number().int().min(MIN_KEY_PRIORITY).max(MAX_KEY_PRIORITY),
  /** Calls a UTC day and a UTC month (OP-51). */
  dailyLimit: limit,
  monthlyLimit: limit,
  /** Calls at the same time; how many there may be depends on the kind of key (KP-12). */
  maxConcurrent: z.number().int().min(1).max(MOST_CONCURRENT),
}

/** KP-01, KP-04; `health` and `breaker` as the pool sees them. */
export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Masked to the last four characters (OP-43), or null: a demo key has none. */
  apiKey: z.string().nullable(),
  provider: z.string(),
  keyType,
  status,
  priority: z.number().int(),
  dailyLimit: count,
  monthlyLimit: count,
  usageToday: count,
  usageThisMonth: count,
  errorCount: count,
  lastUsed: instant.nullable(),
  maxConcurrent: count,
  /** Milliseconds, or null before the first answer. */
  avgResponseTime: z.number().nonnegative().nullable(),
  /** Percent, or null before the first call ended. */
  successRate: percent.nullable(),
  errorRate: percent.nullable(),
  health: percent,
  breaker,
  /** What became last of each model that was asked with it, in words, newest first. */
  lastCalls: z
    .array(z.object({ model: z.string(), at: instant, succeeded: z.boolean(), words: z.string() }))
    .readonly(),
  createdAt: instant,
})
const oneKey = z.object({ data: apiKey })
const someKeys = z.object({ data: z.array(apiKey).readonly() })

const poolStatus = z.object({
  types: z
    .array(
      z.object({
        keyType,
        /** Jobs that wait, in all processes, and how many may (KP-14). */
        waiting: count,
        capacity: count,
        keys: z
          .array(
            z.object({
              id: z.uuid(),
              name: z.string(),
              status,
              health: percent,
              breaker,
              /** Calls under way, and the most there may be. */
              active: count,
              maxConcurrent: count,
              /** Whether the next job could have it. */
              available: z.boolean(),
              /** Until when its provider wants it left alone, where it does. */
              restsUntil: instant.nullable(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
  /** KP-23, in words for people. */
  advice: z
    .array(z.object({ kind: z.enum(['long_queue', 'poor_health', 'breaker_open']), keyType, message: z.string() }))
    .readonly(),
})

const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/admin/api-keys${string}`, summary: string) =>
  adminCall.route({ method, path, summary, tags: TAGS })

/** API-12, KP-03. Words are matched before ids (OP-43). */
export const apiKeysContract = {
  list: route('GET', '/admin/api-keys', 'AI keys, lowest priority number first, then oldest first').output(someKeys),
  listQuiz: route('GET', '/admin/api-keys/quiz', 'AI keys for quizzes').output(someKeys),
  listMeme: route('GET', '/admin/api-keys/meme', 'AI keys for memes').output(someKeys),
  status: route('GET', '/admin/api-keys/status', 'Queues for AI keys, the health of each key, and advice').output(
    z.object({ data: poolStatus }),
  ),
  get: route('GET', '/admin/api-keys/{id}', 'One AI key').input(z.strictObject({ id })).output(oneKey),
  create: adminCall
    .route({
      method: 'POST',
      path: '/admin/api-keys',
      summary: 'Add an AI key',
      description:
        'A provider key is stored encrypted and never shown again. A demo key has no secret and uses the built-in generator.',
      tags: TAGS,
      successStatus: 201,
    })
    .input(
      z.strictObject({
        ...said,
        keyType,
        provider: said.provider.default(USUAL_PROVIDER),
        apiKey: said.apiKey.default(''),
        status: said.status.default('active'),
        priority: said.priority.default(MIN_KEY_PRIORITY),
        dailyLimit: limit.optional(),
        monthlyLimit: limit.optional(),
        maxConcurrent: said.maxConcurrent.optional(),
      }),
    )
    .output(oneKey),
  update: adminCall
    .route({
      method: 'PUT',
      path: '/admin/api-keys/{id}',
      summary: 'Change an AI key',
      description: 'Omitted fields stay, and so does an empty or masked key. The type of a key cannot be changed.',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        id,
        ...z.strictObject(said).partial().shape,
        /** What was seen of the fields that are changed: where one is another by now, nothing is changed. */
        expected: z
          .strictObject({ ...said, apiKey: z.string().max(500).nullable() })
          .partial()
          .optional(),
      }),
    )
    .output(oneKey),
  remove: route('DELETE', '/admin/api-keys/{id}', 'Remove an AI key; calls in progress finish')
    .input(z.strictObject({ id }))
    .output(z.object({ data: z.object({ removed: z.literal(true) }) })),
  test: route('POST', '/admin/api-keys/{id}/test', 'Test a key with a small call to its provider (KP-24)')
    .input(z.strictObject({ id }))
    .output(
      z.object({
        /** `responseTime` in milliseconds. */
        data: z.object({ model: z.string(), responseTime: z.number().nonnegative() }),
        message: z.string(),
      }),
    ),
}
