import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '../../../components/browser/lazy-part'

/** A page of the administration: one line of `ADMIN_PAGES`. */
export type AdminPageEntry = {
  /** The last part of its address; undefined for `/admin` itself. */
  readonly page: string | undefined
  readonly label: string
  readonly group: AdminGroup
  /** The letter that leads there after `g`. */
  readonly letter: string
  /** Other words people look for it by. */
  readonly words: string
  /** Loaded when it is opened, or before. */
  readonly load: () => Promise<unknown>
  readonly Page: ComponentType<{ readonly fallback?: ReactNode }>
}

export type AdminGroup = (typeof ADMIN_GROUPS)[number]
export const ADMIN_GROUPS = ['Overview', 'People', 'Content', 'Services', 'Site'] as const

type PageLine = Omit<AdminPageEntry, 'load' | 'Page'>

function line(entry: PageLine, load: () => Promise<ComponentType>): AdminPageEntry {
  return { ...entry, load, Page: lazyPart(load) }
}

/** All pages in the order of the navigation. */
export const ADMIN_PAGES: readonly AdminPageEntry[] = [
  line(
    { page: undefined, label: 'Dashboard', group: 'Overview', letter: 'd', words: 'overview figures analytics health' },
    () => import('../dashboard/dashboard').then((module) => module.Dashboard),
  ),
  line(
    {
      page: 'settings',
      label: 'Settings',
      group: 'Site',
      letter: 'e',
      words: 'limits registration maintenance models',
    },
    () => import('../settings/settings-page').then((module) => module.SettingsPage),
  ),
  line(
    {
      page: 'users',
      label: 'Users',
      group: 'People',
      letter: 'u',
      words: 'accounts people limits kyc identity suspend',
    },
    () => import('../users/users-page').then((module) => module.AdminUsers),
  ),
  line(
    { page: 'trends', label: 'Trends', group: 'Content', letter: 't', words: 'stories merges sources feeds featured' },
    () => import('../trends/trends-page').then((module) => module.AdminTrends),
  ),
  line(
    { page: 'audit', label: 'Audit log', group: 'Site', letter: 'a', words: 'history entries who changed actions' },
    () => import('../audit/audit-page').then((module) => module.AuditPage),
  ),
  line(
    {
      page: 'api-keys',
      label: 'AI keys',
      group: 'Services',
      letter: 'k',
      words: 'models providers openai pool queue',
    },
    () => import('../ai-keys/ai-keys-page').then((module) => module.AiKeysPage),
  ),
  line(
    {
      page: 'mail',
      label: 'Mail',
      group: 'Services',
      letter: 'm',
      words: 'smtp email servers templates outbox newsletter subscribers digest',
    },
    () => import('../mail/mail-page').then((module) => module.MailPage),
  ),
  line(
    {
      page: 'games',
      label: 'Games',
      group: 'Content',
      letter: 'p',
      words: 'play catalogue packs runs boards leaderboards',
    },
    () => import('../games/games-page').then((module) => module.AdminGames),
  ),
  line(
    {
      page: 'review',
      label: 'Review',
      group: 'People',
      letter: 'v',
      words: 'reports moderation memes messages contact',
    },
    () => import('../review/review-page').then((module) => module.AdminReview),
  ),
  line({ page: 'social', label: 'Social', group: 'Site', letter: 's', words: 'platforms links sharing button' }, () =>
    import('../sharing/social-settings').then((module) => module.SocialSettings),
  ),
  line(
    { page: 'redirects', label: 'Redirects', group: 'Site', letter: 'r', words: 'sharing platforms addresses' },
    () => import('../sharing/redirect-settings').then((module) => module.RedirectSettings),
  ),
  line(
    {
      page: 'health',
      label: 'Health',
      group: 'Overview',
      letter: 'h',
      words: 'operation server database jobs disk backup uptime version',
    },
    () => import('../health/health-page').then((module) => module.HealthPage),
  ),
  line(
    {
      page: 'security',
      label: 'Your account',
      group: 'Site',
      letter: 'y',
      words: 'security two-factor authentication 2fa second factor codes authenticator sessions sign out',
    },
    () => import('../security/security-page').then((module) => module.SecurityPage),
  ),
]

/** The page of a letter that follows `g`. */
export function pageOfLetter(letter: string): AdminPageEntry | undefined {
  return ADMIN_PAGES.find((entry) => entry.letter === letter.toLowerCase())
}

/** Where administrators mostly go first (RT-18). */
const PRELOADED: ReadonlySet<string | undefined> = new Set([undefined, 'trends'])

/** Loads the pages that are opened most before they are asked for. What fails is loaded again when it is opened. */
export function preloadAdminPages(): void {
  for (const { page, load } of ADMIN_PAGES) {
    if (PRELOADED.has(page)) load().catch(() => undefined)
  }
}
