import type { DailyLimitSettings } from '@trendverse/domain/limits/daily-limit'
import type { SettingsRepository } from '../ports/settings-repository'
import { getSystemSetting } from '../settings/get-system-settings'

/** What the installation allows a day, as it counts now: a change acts at once (LM-04, OP-23). */
export async function getLimitSettings(ports: {
  readonly settings: Pick<SettingsRepository, 'get'>
}): Promise<DailyLimitSettings> {
  const [dailyMemeLimit, dailyQuizLimit, dailyGameLimit] = await Promise.all([
    getSystemSetting(ports, 'dailyMemeLimit'),
    getSystemSetting(ports, 'dailyQuizLimit'),
    getSystemSetting(ports, 'dailyGameLimit'),
  ])
  return { dailyMemeLimit, dailyQuizLimit, dailyGameLimit }
}
