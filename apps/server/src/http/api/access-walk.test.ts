import { SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { portsOfScene } from '../../testing/ports-of-scene'
import type { RouteSample } from '../../testing/route-sample'
import { ROUTE_SAMPLES } from '../../testing/route-samples'
import { addAttempt, addFinishedAttempt } from '../../testing/sample-attempts'
import { idOfPerson, PEOPLE, SAMPLE_IDS } from '../../testing/sample-ids'
import { addRun } from '../../testing/sample-runs'
import {
  addMemeAndJob,
  addPerson,
  addQuizJob,
  type ContractRoute,
  listRoutes,
  requestOf,
  resetScene,
} from '../../testing/sample-scene'
import { bodyOf, startTestServer, type TestServer } from '../../testing/start-test-server'

const ROUTES = listRoutes()
const SUSPENDED = { isActive: false, status: 'suspended' } as const
const BLOCKED = { isActive: false, status: 'permanently_blocked' } as const

/** Who calls: the kind of the session and what is special about the account. */
const CALLERS = {
  guest: null,
  user: ['user', {}],
  unverified: ['user', { emailVerified: false, status: 'pending_verification' }],
  suspended: ['user', SUSPENDED],
  blocked: ['user', BLOCKED],
  'an administrator with a user’s session': ['user', { role: 'admin' }],
  admin: ['admin', {}],
  'a suspended administrator': ['admin', SUSPENDED],
  'a blocked administrator': ['admin', BLOCKED],
  'somebody who was an administrator': ['admin', { role: 'user' }],
} as const
type CallerName = keyof typeof CALLERS

/** What a caller who is let in is answered. */
function statusFor({ status = 200, toGuests = status, toSuspended = status }: RouteSample, who: CallerName): number {
  if (isGuest(who)) return toGuests
  return who.includes('suspended') ? toSuspended : status
}

const isGuest = (who: CallerName): boolean => who === 'guest' || who === 'somebody who was an administrator'

/** The code each caller is refused with, or null. Written down once more, beside the rule in the application. */
function refusalFor({ access, whileBlocked }: ContractRoute, who: CallerName): string | null {
  if (isGuest(who)) return access === 'public' ? null : 'authentication_required'
  if (access === 'admin' && !['admin', 'a suspended administrator', 'a blocked administrator'].includes(who)) {
    return 'admin_required'
  }
  if (who.includes('blocked')) return whileBlocked ? null : 'account_blocked'
  if (who.includes('suspended') && (access === 'user' || access === 'admin')) return 'account_suspended'
  return null
}

const REFUSED_WITH: Readonly<Record<string, number>> = { authentication_required: 401 }
/** What everybody sees is answered before anybody is asked who they are; only maintenance closes it. */
const ALIKE_FOR_EVERYBODY: readonly string[] = [
  'GET /forecasts',
  'GET /games/packs/{packId}',
  'GET /memes/gallery',
  'GET /trends/current',
  'GET /universe/hour',
  'GET /universe/on-this-day',
  'GET /universe/stars',
]
/** What needs no session. A call that is added here is meant to be open to the world. */
const OPEN_CALLS = [
  'DELETE /quizzes/jobs/{id}',
  'GET /account/limits',
  'GET /forecasts',
  'GET /games',
  'GET /games/packs/{packId}',
  'GET /games/predictions',
  'GET /games/predictions/board',
  'GET /games/runs/{runId}',
  'GET /games/{gameId}',
  'GET /games/{gameId}/boards/{board}',
  'GET /health',
  'GET /health/live',
  'GET /health/ready',
  'GET /memes/example/{trendId}',
  'GET /memes/gallery',
  'GET /memes/{id}',
  'GET /news',
  'GET /news/board',
  'GET /profiles/{username}',
  'GET /quizzes/attempts/{id}',
  'GET /quizzes/jobs/{id}',
  'GET /quizzes/leaderboard/{trendId}',
  'GET /quizzes/running/{trendId}',
  'GET /quizzes/shared/{id}',
  'GET /quizzes/today',
  'GET /settings/public',
  'GET /social/redirects',
  'GET /social/settings',
  'GET /trends/current',
  'GET /trends/{id}',
  'GET /universe/hour',
  'GET /universe/on-this-day',
  'GET /universe/stars',
  'GET /universe/stars/names',
  'GET /universe/stars/search',
  'POST /admin/login',
  'POST /admin/setup',
  'POST /auth/forgot-password',
  'POST /auth/login',
  'POST /auth/register',
  'POST /auth/resend-verification',
  'POST /auth/reset-password',
  'POST /auth/verify-email',
  'POST /contact',
  'POST /games/{gameId}/runs',
  'POST /kyc/webhook',
  'POST /newsletter/confirm',
  'POST /newsletter/subscribe',
  'POST /newsletter/unsubscribe',
  'POST /quizzes/answer',
  'POST /quizzes/generate',
  'POST /quizzes/submit',
  'POST /quizzes/today',
  'POST /reports',
  'POST /social/shares',
  'POST /trends/{id}/events',
]

/** What goes on for everybody while the site is closed, and a session's own two beside it (docs/decisions/008). */
const ALWAYS_OPEN_CALLS = [
  'GET /health',
  'GET /health/live',
  'GET /health/ready',
  'GET /settings/public',
  'POST /admin/login',
  'POST /admin/setup',
  'POST /contact',
  'POST /kyc/webhook',
  'POST /newsletter/unsubscribe',
]
const OWN_SESSION_CALLS = ['GET /auth/me', 'POST /auth/logout']

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop(0))

async function arrive(who: CallerName): Promise<string | null> {
  await resetScene(server.world)
  const caller = CALLERS[who]
  if (caller === null) return null
  const ports = portsOfScene(server.world)
  const { token, user } = await addPerson(server.world, PEOPLE.caller, caller[0], caller[1])
  const [kept] = [...server.world.store.sessions.values()].slice(-1)
  if (kept === undefined) throw new Error('there should be a session')
  const other = { ...kept.session, id: SAMPLE_IDS.callersOtherSession, userId: user.id }
  await ports.sessions.create(other, await ports.tokens.hash('another'))
  // one taker has one unfinished attempt of a trend
  await addFinishedAttempt(server.world, SAMPLE_IDS.callersFinishedAttempt, user.id)
  await addAttempt(server.world, SAMPLE_IDS.callersAttempt, user.id)
  await addRun(server.world, SAMPLE_IDS.callersRun, user.id, 'normal')
  await addQuizJob(server.world, SAMPLE_IDS.callersJob, user.id)
  await addMemeAndJob(server.world, SAMPLE_IDS.callersMeme, SAMPLE_IDS.callersMemeJob, user.id)
  return token
}

const sampleOf = (route: ContractRoute): RouteSample => ROUTE_SAMPLES[route.name] ?? {}

/** Everything that is kept, as text; `about` keeps what names one account. */
function everythingKept(about = ''): string {
  const { store, settings, trends, queuedMails } = server.world
  const parts: Record<string, unknown> = { ...store, settings, trends, queuedMails }
  const lines = Object.entries(parts).flatMap(([name, part]) =>
    [...(part as Iterable<unknown>)].map((entry) => `${name} ${JSON.stringify(entry)}`),
  )
  return lines.filter((line) => line.includes(about)).join('\n')
}

async function send(route: ContractRoute, sample: RouteSample, token: string | null) {
  const answer = await server.request(...requestOf(route, sample, token))
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
  const { code } = (isJson ? JSON.parse(text) : {}) as { readonly code?: string }
  return { status: answer.status, code, text }
}

describe('who may make which call', () => {
  it('has a sample of every route of the contract, and of no other', () => {
    expect(Object.keys(ROUTE_SAMPLES).toSorted()).toEqual(ROUTES.map(({ name }) => name).toSorted())
    for (const { name, access } of ROUTES) expect(['public', 'blocked', 'user', 'admin'], name).toContain(access)
  })

  it('needs no session for what is meant to be open, and an administrator’s for everything of theirs', () => {
    expect(ROUTES.flatMap(({ name, access }) => (access === 'public' ? [name] : [])).toSorted()).toEqual(OPEN_CALLS)
    const others = ROUTES.filter(({ name }) => !OPEN_CALLS.includes(name))
    for (const { name, path, access } of others)
      expect([name, access === 'admin']).toEqual([name, /^\/(admin|trends|social)(\/|$)/.test(path)])
  })

  it.each(ROUTES)('$name ($access)', async (route) => {
    for (const who of Object.keys(CALLERS) as CallerName[]) {
      const token = await arrive(who)
      const before = everythingKept()
      const refusal = ALIKE_FOR_EVERYBODY.includes(route.name) ? null : refusalFor(route, who)
      const { status, code, text } = await send(route, sampleOf(route), token)
      if (refusal === null) {
        expect([who, status, text]).toEqual([who, statusFor(sampleOf(route), who), text])
      } else {
        expect([who, status, code]).toEqual([who, REFUSED_WITH[refusal] ?? 403, refusal])
        expect(everythingKept(), `${who} changed something`).toBe(before)
      }
    }
  })
})

describe('what stays open', () => {
  /** An administrator closes the site, or opens it again. */
  const close = (isClosed: boolean): void => {
    server.world.settings.set('maintenanceMode', isClosed)
    server.invalidate()
  }
  afterEach(() => close(false))

  const toUsers = new Set([...ALWAYS_OPEN_CALLS, ...OWN_SESSION_CALLS])
  const toBlocked = new Set([...toUsers, ...ALIKE_FOR_EVERYBODY])

  /** The answer's code to this caller when the site is closed or the caller is blocked. */
  async function codeFor(route: ContractRoute, who: CallerName, refusal: string): Promise<string | undefined> {
    const token = await arrive(who)
    close(false)
    expect((await server.request('/api/trends/current')).status).toBe(200)
    if (refusal === 'maintenance') close(true)
    const { status, code } = await send(route, sampleOf(route), token)
    if (code === refusal) expect(status).toBe(refusal === 'maintenance' ? 503 : 403)
    return code
  }

  it('is named in the contract', () => {
    expect(ROUTES.map(({ name }) => name)).toEqual(expect.arrayContaining([...toBlocked]))
  })

  describe('during maintenance: what needs no visitor, the own session, and everything to administrators (OP-15)', () => {
    it.each(ROUTES)('$name', async (route) => {
      const isOpen = (await codeFor(route, 'user', 'maintenance')) !== 'maintenance'
      if (route.access !== 'admin') expect(isOpen).toBe(toUsers.has(route.name))
      expect(await codeFor(route, 'admin', 'maintenance')).not.toBe('maintenance')
    })
  })

  describe('to a blocked session: the same, and what is alike for everybody (OP-68)', () => {
    it.each(ROUTES.filter(({ access }) => access !== 'admin'))('$name', async (route) => {
      const isOpen = (await codeFor(route, 'blocked', 'account_blocked')) !== 'account_blocked'
      expect(isOpen).toBe(toBlocked.has(route.name))
    })
  })

  it('to a blocked session during maintenance: not even that list', async () => {
    const token = await arrive('blocked')
    close(true)
    const headers = { authorization: `Bearer ${token ?? ''}` }
    const list = await bodyOf(server.request('/api/trends/current', { headers }))
    expect(list.code).toBe('account_blocked')
  })
})

describe('what belongs to somebody else', () => {
  const ofAccounts = ROUTES.filter(
    (route) => route.access === 'user' || route.access === 'blocked' || sampleOf(route).foreign !== undefined,
  )
  const owner = idOfPerson(PEOPLE.owner)
  const ownersSecrets = ['person.1@example.org', owner, SIGN_UP.password]

  it.each(ofAccounts.filter(({ path }) => path.includes('{')))('is nothing to $name', async (route) => {
    const { foreign } = sampleOf(route)
    expect(foreign, 'the sample names nothing of somebody else').toBeDefined()
    const token = await arrive('user')
    const before = everythingKept(owner)
    const { status, text } = await send(route, { ...sampleOf(route), params: foreign ?? {} }, token)
    expect([404, 403], text).toContain(status)
    expect(everythingKept(owner)).toBe(before)
  })

  it.each(ofAccounts)('is out of reach of $name, whatever it names', async (route) => {
    const sample = sampleOf(route)
    const named = { id: owner, userId: owner, username: 'person_1', email: 'person.1@example.org', role: 'admin' }
    for (const extra of Object.entries(named)) {
      const token = await arrive('user')
      const before = everythingKept(owner)
      const smuggled = Object.fromEntries([extra])
      const isRead = route.method === 'GET'
      const { status, text } = await send(
        route,
        {
          ...sample,
          query: { ...sample.query, ...smuggled },
          ...(isRead || sample.form !== undefined ? {} : { body: { ...sample.body, ...smuggled } }),
        },
        token,
      )
      expect(status, text).toBeLessThan(500)
      expect(everythingKept(owner), JSON.stringify(smuggled)).toBe(before)
      for (const secret of ownersSecrets) expect(text).not.toContain(secret)
      const caller = server.world.store.accounts.get(idOfPerson(PEOPLE.caller))
      expect(caller === undefined || caller.user.role === 'user', 'the caller made themselves an administrator').toBe(
        true,
      )
    }
  })
})
