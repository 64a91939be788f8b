import type { DailyLimitSettings } from '@trendverse/domain/limits/daily-limit'
import type { Needs } from '../ports/ports'
import { getSystemSetting } from '../settings/get-system-settings'

/** What the installation allows a day, as it counts now: a change acts at once (LM-04, OP-23). */
export async function getLimitSettings(ports: Needs<'settings'>): Promise<DailyLimitSettings> {
  const [dailyMemeLimit, dailyQuizLimit, dailyGameLimit] = await Promise.all([
    getSystemSetting(ports, 'dailyMemeLimit'),
    getSystemSetting(ports, 'dailyQuizLimit'),
    getSystemSetting(ports, 'dailyGameLimit'),
  ])
  return { dailyMemeLimit, dailyQuizLimit, dailyGameLimit }
}
