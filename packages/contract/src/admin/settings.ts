import { emailProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { gameOriginsProblem } from '@trendverse/domain/games/game-origins'
import { MAX_DAILY_LIMIT, MAX_SITE_NAME_LENGTH, MODEL_NAME } from '@trendverse/domain/settings/system-settings'
import { z } from 'zod'
import { adminCall } from '../access'

/** LM-03: -1 is unlimited. */
export const dailyLimit = z.number().int().min(-1).max(MAX_DAILY_LIMIT)

const modelName = z.string().regex(MODEL_NAME, 'Please enter the provider’s name for a model.')

const settings = {
  dailyMemeLimit: dailyLimit,
  dailyQuizLimit: dailyLimit,
  dailyGameLimit: dailyLimit,
  enableRegistration: z.boolean(),
  maintenanceMode: z.boolean(),
  siteName: z.string().trim().min(1).max(MAX_SITE_NAME_LENGTH),
  autoFeature: z.boolean(),
  neutralAccountTexts: z.boolean(),
  newsletterDoubleOptIn: z.boolean(),
  /** Where messages of the contact form are mailed; empty: nowhere. */
  supportEmail: z
    .string()
    .trim()
    .refine((text) => text === '' || emailProblem(text) === null, 'Please enter a valid email address'),
  /** Sites whose games may be framed, with spaces between them; empty: none but this one. */
  gameOrigins: z
    .string()
    .trim()
    .superRefine((text, context) => {
      const problem = gameOriginsProblem(text)
      if (problem !== null) context.addIssue({ code: 'custom', message: problem })
    }),
  /** AI-03, AI-07, OP-50: as the provider names them. */
  aiQuizModel: modelName,
  aiMemeModel: modelName,
  aiImageModel: modelName,
  /** Empty: the model a key is used for. */
  aiTestModel: z.union([z.literal(''), modelName]),
}

const changes = z.strictObject(settings).partial().shape

export const siteSettings = z.object(settings)
const settingsOutput = z.object({ data: siteSettings })

export const adminSettingsContract = {
  get: adminCall
    .route({ method: 'GET', path: '/admin/settings', summary: 'Site settings', tags: ['Admin'] })
    .output(settingsOutput),
  update: adminCall
    .route({
      method: 'PUT',
      path: '/admin/settings',
      summary: 'Change site settings',
      description:
        'Omitted fields stay. Either all changes apply, at once, or none. With `expected`, the values you saw, the call is ' +
        'refused if one of them has changed.',
      tags: ['Admin'],
    })
    .input(z.strictObject({ ...changes, expected: z.strictObject(changes).optional() }))
    .output(settingsOutput),
}
