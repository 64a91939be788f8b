import { getAnalytics } from '@trendverse/application/admin/get-analytics'
import { getAttention } from '@trendverse/application/admin/get-attention'
import { listAdminTrends } from '@trendverse/application/admin/list-admin-trends'
import { listAuditLog } from '@trendverse/application/admin/list-audit-log'
import { listSubscribers } from '@trendverse/application/admin/list-subscribers'
import { listUsers } from '@trendverse/application/admin/list-users'
import { listOutbox } from '@trendverse/application/mail/list-outbox'
import { getNewsletter } from '@trendverse/application/newsletter/get-newsletter'
import type { CountedTotal, LongListPage } from '@trendverse/application/ports/counted-total'
import type { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { cacheTrends } from '../../../apps/server/src/infrastructure/trend-cache'
import { createLog } from '../../../apps/server/src/log'
import { ROWS } from './fill-tables'

export type Question = {
  /** Whose bare rows it is compared with. */
  readonly table: 'users' | 'trends' | 'audit_log' | 'mails' | 'subscribers'
  readonly what: string
  readonly ask: () => Promise<unknown>
}

type OnPage = LongListPage

export const PAGE_SIZE = 50
const PAGES = { first: 1, 'a quarter in': 500, middle: 1_000, last: ROWS / PAGE_SIZE } as const
/** Which page is asked for behind the one before it. */
const PAGE_BEHIND = 1_500
/** The id of the nth account, as the tables are filled. */
const accountId = (n: number) => `01901000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

/** Everything administrators ask of the tables: each order and filter, from page to page, searches, and the figures. */
export function questionsOf(storage: ReturnType<typeof sqlStorage>, nowMs: number): readonly Question[] {
  const clock = { nowMs: () => nowMs }
  const ports = {
    ...storage,
    // as the server reads them: the digest's trends are those of the list
    ...cacheTrends({
      ...storage,
      clock,
      onCounted: () => undefined,
      log: createLog({ level: 'warn', production: false }),
    }),
    clock,
    publicUrl: 'https://trends.example',
    disk: { measure: async () => null },
    backups: { look: async () => null },
    ai: { aiKeys: storage.aiKeys },
    fallbackMailServer: null,
  }
  /** One list: `paged` inputs are asked for on several pages, `narrowed` ones on the first and a second. */
  const list = <Input extends OnPage>(
    table: Question['table'],
    ask: (input: Input) => Promise<CountedTotal>,
    { paged, narrowed }: Readonly<Record<'paged' | 'narrowed', Readonly<Record<string, Omit<Input, keyof OnPage>>>>>,
  ): Question[] => {
    const askPage = (input: Omit<Input, keyof OnPage>, page: number, after?: string) =>
      ask({ ...input, page, pageSize: PAGE_SIZE, after } as Input)
    const askBehind = (input: Omit<Input, keyof OnPage>) => {
      let before: Promise<CountedTotal> | undefined
      return async () => {
        before ??= askPage(input, PAGE_BEHIND)
        return askPage(input, PAGE_BEHIND + 1, (await before).next ?? undefined)
      }
    }
    return [
      ...Object.entries(paged).flatMap(([what, input]) => [
        ...Object.entries(PAGES).map(([where, page]) => ({
          table,
          what: `${what}, ${where}`,
          ask: () => askPage(input, page),
        })),
        { table, what: `${what}, 1,501st by Next`, ask: askBehind(input) },
      ]),
      ...Object.entries(narrowed).map(([what, input]) => ({
        table,
        what,
        ask: () => askPage(input, 1),
      })),
    ]
  }
  return [
    ...list('users', (input: Parameters<typeof listUsers>[1]) => listUsers(ports, input), {
      paged: {
        newest: { sort: 'newest' },
        oldest: { sort: 'oldest' },
        'by name': { sort: 'username' },
        'last active': { sort: 'lastActive' },
        'status active': { sort: 'newest', status: 'active' },
      },
      narrowed: {
        'status suspended': { sort: 'username', status: 'suspended' },
        'role admin': { sort: 'newest', role: 'admin' },
        unverified: { sort: 'newest', verified: false },
        'check submitted': { sort: 'newest', kyc: 'submitted' },
        'active in 7 days': { sort: 'lastActive', activeDays: 7 },
        'text many hold': { sort: 'newest', q: 'Hopper' },
        'text many hold, by name': { sort: 'username', q: 'Hopper' },
        'text few hold': { sort: 'newest', q: 'hopper.7703' },
        'text none holds': { sort: 'newest', q: 'nobody at all' },
        'one letter': { sort: 'newest', q: 'a' },
        'two letters none holds': { sort: 'newest', q: 'zz' },
        'text and status': { sort: 'newest', q: 'hopper', status: 'suspended' },
      },
    }),
    ...list('trends', (input: Parameters<typeof listAdminTrends>[1]) => listAdminTrends(ports, input), {
      paged: {
        newest: { sort: 'newest' },
        updated: { sort: 'updated' },
        momentum: { sort: 'momentum' },
        'by name': { sort: 'name' },
        'status archived': { sort: 'newest', status: 'archived' },
      },
      narrowed: {
        'status draft': { sort: 'name', status: 'draft' },
        'category Science': { sort: 'momentum', category: 'Science' },
        'origin starter': { sort: 'newest', origin: 'starter' },
        featured: { sort: 'newest', featured: true },
        'not featured': { sort: 'newest', featured: false },
        'text many hold': { sort: 'newest', q: 'Comet' },
        'text many hold, by name': { sort: 'name', q: 'comet' },
        'text few hold': { sort: 'newest', q: 'harbour comet 7' },
        'text none holds': { sort: 'newest', q: 'nothing at all' },
        'one letter': { sort: 'newest', q: 'o' },
        'two letters none holds': { sort: 'newest', q: 'zz' },
        'text and status': { sort: 'newest', q: 'comet', status: 'draft' },
      },
    }),
    ...list('audit_log', (input: Parameters<typeof listAuditLog>[1]) => listAuditLog(ports, input), {
      paged: { newest: {}, 'one area': { area: 'user' } },
      narrowed: {
        'one action': { action: 'user.deleted' },
        'one actor': { actorId: accountId(7_000) },
        'one subject': { subjectId: accountId(77) },
        'from and to': { from: '2025-01-01', to: '2025-02-01' },
        'half of all, by date': { from: '2024-11-01' },
        'text many hold': { q: 'ada' },
        'text few hold': { q: 'user.de' },
        'text none holds': { q: 'nothing at all' },
        'one letter': { q: 'a' },
        'two letters none holds': { q: 'zz' },
      },
    }),
    ...list('mails', (input: Parameters<typeof listOutbox>[1]) => listOutbox(ports, input), {
      paged: { newest: {}, 'status sent': { status: 'sent' } },
      narrowed: {
        'status failed': { status: 'failed' },
        'status waiting': { status: 'waiting' },
        'type welcome': { type: 'welcome' },
        'type and status': { type: 'newsletter', status: 'failed' },
        'text many hold': { q: 'Hopper' },
        'text few hold': { q: 'hopper.7703' },
        'text none holds': { q: 'nothing at all' },
        'one letter': { q: 'a' },
        'two letters none holds': { q: 'zz' },
        'text and status': { q: 'hopper', status: 'failed' },
      },
    }),
    ...list('subscribers', (input: Parameters<typeof listSubscribers>[1]) => listSubscribers(ports, input), {
      paged: { newest: {}, 'status active': { status: 'active' } },
      narrowed: {
        'status unsubscribed': { status: 'unsubscribed' },
        'text many hold': { q: 'Hopper' },
        'text few hold': { q: 'hopper.7703' },
        'text none holds': { q: 'nothing at all' },
        'one letter': { q: 'a' },
        'two letters none holds': { q: 'zz' },
      },
    }),
    { table: 'subscribers', what: 'figures of the newsletter', ask: () => getNewsletter(ports) },
    { table: 'users', what: 'dashboard, figures', ask: () => getAnalytics(ports) },
    { table: 'users', what: 'dashboard, what needs attention', ask: () => getAttention(ports) },
  ]
}
