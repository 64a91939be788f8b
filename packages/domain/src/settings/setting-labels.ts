import type { SystemSettings } from './system-settings'

/** What people call each setting of the installation. */
export const SETTING_LABELS: Readonly<Record<keyof SystemSettings, string>> = {
  dailyMemeLimit: 'Memes per day',
  dailyQuizLimit: 'Quizzes per day',
  dailyGameLimit: 'Games per day',
  enableRegistration: 'Registration',
  maintenanceMode: 'Maintenance',
  siteName: 'Site name',
  autoFeature: 'Feature trends automatically',
  neutralAccountTexts: 'Keep addresses secret',
  newsletterDoubleOptIn: 'Confirm subscriptions',
  supportEmail: 'Support address',
  gameOrigins: 'Sites with games',
  aiQuizModel: 'Model for quizzes',
  aiMemeModel: 'Model for memes',
  aiImageModel: 'Model for pictures',
  aiTestModel: 'Model for key tests',
}
