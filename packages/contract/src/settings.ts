import { z } from 'zod'
import { alwaysOpenCall } from './access'

const dailyLimit = z.number().int().min(-1)

export const publicSettingsOutput = z.object({
  data: z.object({
    siteName: z.string(),
    maintenanceMode: z.boolean(),
    enableRegistration: z.boolean(),
    autoFeature: z.boolean(),
    trendsUpdatedAt: z.iso.datetime({ offset: true }).nullable(),
    /** A day per account, -1 without end (LM-11). */
    dailyMemeLimit: dailyLimit,
    dailyQuizLimit: dailyLimit,
    dailyGameLimit: dailyLimit,
  }),
})

export const settingsContract = {
  public: alwaysOpenCall
    .route({
      method: 'GET',
      path: '/settings/public',
      summary: 'Public settings of this site',
      tags: ['Settings'],
    })
    .output(publicSettingsOutput),
}
