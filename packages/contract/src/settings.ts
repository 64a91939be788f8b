import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from './errors'

export const publicSettingsOutput = z.object({
  data: z.object({
    siteName: z.string(),
    maintenanceMode: z.boolean(),
    autoFeature: z.boolean(),
    trendsUpdatedAt: z.iso.datetime({ offset: true }).nullable(),
  }),
})

export const settingsContract = {
  public: oc
    .route({
      method: 'GET',
      path: '/settings/public',
      summary: 'What any visitor may know of this installation',
      tags: ['Settings'],
    })
    .errors(commonErrors)
    .output(publicSettingsOutput),
}
