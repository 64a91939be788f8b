import type { KycStatus } from '@trendverse/domain/accounts/kyc'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify } from '../../../components/overlays/notify'
import { teachDialogs } from '../../../test-support/dialogs'
import { renderAdmin } from '../testing/render-admin'
import { AdminUsers } from './users-page'

vi.mock('../../../components/overlays/notify')

const AT = '2026-03-03T12:00:00.000Z'
const ACCOUNT = {
  id: testUuid(1),
  username: 'ada',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  fullName: 'Ada Lovelace',
  role: 'user',
  isActive: true,
  emailVerified: true,
  status: 'active',
  joinedDate: AT,
  lastActiveDate: AT,
  kycRequired: false,
  blockedReason: null,
  timeZone: 'UTC',
  dailyLimits: { memes: 10, quizzes: -1, games: -1 },
  dailyLimitOverrides: { memes: null, quizzes: null, games: null },
  usageToday: { memes: 2, quizzes: 0, games: 0 },
  stats: { totalQuizzes: 4, totalMemes: 3, totalGames: 2 },
}
const CHECK = {
  id: testUuid(50),
  userId: ACCOUNT.id,
  username: 'ada',
  email: ACCOUNT.email,
  fullName: ACCOUNT.fullName,
  kycRequiredAt: AT,
  kycReason: 'Odd sign-ins',
  kycStatus: 'pending' as KycStatus,
  timeLimit: null as string | null,
}
const DETAIL = {
  account: ACCOUNT,
  systemLimits: { memes: 10, quizzes: -1, games: -1 },
  quizzes: { total: 1, latest: [{ id: testUuid(2), trendName: 'Comet', right: 3, questions: 5, finishedAt: AT }] },
  memes: { total: 0, latest: [] },
  runs: { total: 1, latest: [{ id: testUuid(3), gameId: 'trend-quiz', mode: 'calm', points: null, startedAt: AT }] },
  sessions: [
    {
      id: testUuid(4),
      kind: 'user',
      current: false,
      device: 'Firefox on Linux',
      network: '192.0.2.1',
      createdAt: AT,
      lastSeenAt: AT,
      expiresAt: AT,
    },
  ],
  days: [{ day: '2026-03-03', memes: 2, quizzes: 0, games: 0 }],
  audit: [
    {
      id: testUuid(5),
      at: AT,
      actorId: null,
      actorName: 'vera',
      action: 'user.updated',
      subjectId: ACCOUNT.id,
      details: { changed: ['role'] },
    },
  ],
  kyc: null as typeof CHECK | null,
}
const URL_ROW = { id: testUuid(60), url: 'https://check.example/', status: 'active' }

const listOf = (...data: readonly unknown[]) =>
  vi.fn(async (_: unknown) => ({ data, total: data.length, page: 1, pageSize: 25 }))
const answer = (data: unknown) => vi.fn(async (_: unknown) => ({ data }))
const calls = {
  users: {
    list: listOf(ACCOUNT),
    get: answer(DETAIL),
    update: answer(ACCOUNT),
    remove: answer({ deleted: true }),
    unblock: answer(ACCOUNT),
    endSessions: answer({ ended: 1 }),
  },
  kyc: {
    list: listOf(CHECK),
    decide: answer(CHECK),
    require: answer(CHECK),
    listUrls: answer([URL_ROW]),
    replaceUrls: answer([URL_ROW]),
  },
}

let page: Awaited<ReturnType<typeof renderAdmin>> | undefined
async function open(path: string) {
  page = await renderAdmin(path, <AdminUsers />, { admin: calls })
  return page
}
const sayings = () => vi.mocked(notify).mock.calls.map(([text]) => text)
const undoLatest = () => vi.mocked(notify).mock.calls.at(-1)?.[2]?.run()
const fieldOf = (on: Awaited<ReturnType<typeof open>>, label: string) => {
  const found = [...on.element.querySelectorAll('label')].findLast(({ textContent }) => textContent === label)
  return on.find(`[id="${found?.htmlFor}"]`)
}

beforeEach(() => {
  teachDialogs()
  window.localStorage.clear()
  calls.users.get.mockResolvedValue({ data: DETAIL })
  calls.kyc.list.mockResolvedValue({ data: [CHECK], total: 1, page: 1, pageSize: 25 })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  await page?.remove()
  page = undefined
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

describe('accounts', () => {
  it('asks for what the address narrows the list to', async () => {
    const on = await open('/admin/users?q=ada&status=active&verified=false&activeDays=7&kyc=pending')
    await on.until(() => expect(on.text()).toContain('Ada Lovelace'))
    const asked = { q: 'ada', status: 'active', kyc: 'pending', verified: false, activeDays: 7, page: 1, pageSize: 25 }
    expect(calls.users.list.mock.calls[0]?.[0]).toEqual(asked)
  })

  it('saves a limit over what was seen, and takes it back (OP-23)', async () => {
    const on = await open(`/admin/users?open=${ACCOUNT.id}`)
    await on.until(() => expect(on.text()).toContain('2 used today. Site limit: 10.'))
    await on.type(fieldOf(on, 'Memes per day'), '25')
    await on.click(on.button('Save changes'))
    const [before, after] = [{ dailyLimits: { memes: null } }, { dailyLimits: { memes: 25 } }]
    expect(calls.users.update).toHaveBeenLastCalledWith({ id: ACCOUNT.id, ...after, expected: before })
    undoLatest()
    await on.until(() => expect(sayings()).toEqual(['Saved.', 'Change undone.']))
    expect(calls.users.update).toHaveBeenLastCalledWith({ id: ACCOUNT.id, ...before, expected: after })
  })

  it('refuses a limit that is none before anything is sent', async () => {
    const on = await open(`/admin/users?open=${ACCOUNT.id}`)
    await on.until(() => expect(on.text()).toContain('Save changes'))
    await on.type(fieldOf(on, 'Games per day'), 'many')
    await on.click(on.button('Save changes'))
    expect(on.text()).toContain('Please enter a whole number')
    expect(calls.users.update).not.toHaveBeenCalled()
  })

  it('says at the field what somebody else wrote meanwhile, and saves over it when asked again', async () => {
    const on = await open(`/admin/users?open=${ACCOUNT.id}`)
    await on.until(() => expect(on.text()).toContain('Save changes'))
    await on.type(fieldOf(on, 'First name'), 'Mine')
    const fields = { firstName: 'Someone else has changed this. It is now “Theirs”.' }
    calls.users.update.mockRejectedValueOnce(new AppError('conflict', 'Changed meanwhile.', { fields }))
    calls.users.get.mockResolvedValue({ data: { ...DETAIL, account: { ...ACCOUNT, firstName: 'Theirs' } } })
    await on.click(on.button('Save changes'))
    await on.until(() => expect(on.text()).toContain('It is now “Theirs”'))
    await on.click(on.button('Save changes'))
    const sent = { id: ACCOUNT.id, firstName: 'Mine', expected: { firstName: 'Theirs' } }
    await on.until(() => expect(calls.users.update).toHaveBeenLastCalledWith(sent))
  })

  it('asks for a code where one changes one’s own address, and offers no way back without one', async () => {
    const on = await open(`/admin/users?open=${ACCOUNT.id}`)
    await on.until(() => expect(on.text()).toContain('Save changes'))
    calls.users.update.mockRejectedValueOnce(new AppError('second_factor_required', 'x'))
    await on.type(fieldOf(on, 'Email'), 'other@example.org')
    await on.click(on.button('Save changes'))
    await on.until(() => expect(document.activeElement?.id).toBe('code-either'))
    await on.type(fieldOf(on, 'Code'), '123456')
    await on.click(on.button('Save changes'))
    const edit = { email: 'other@example.org', expected: { email: ACCOUNT.email } }
    expect(calls.users.update).toHaveBeenLastCalledWith({ id: ACCOUNT.id, ...edit, code: '123456' })
    await on.until(() => expect(sayings()).toEqual(['Saved.']))
    expect(vi.mocked(notify).mock.calls[0]?.[2]).toBeUndefined()
    expect(on.element.querySelector('#code-either')).toBeNull()
  })

  it('suspends with a way back', async () => {
    const on = await open(`/admin/users?open=${ACCOUNT.id}`)
    await on.until(() => expect(on.text()).toContain('Request an identity check…'))
    await on.click(on.button('Suspend'))
    const suspended = { id: ACCOUNT.id, status: 'suspended', expected: { status: 'active' } }
    expect(calls.users.update).toHaveBeenLastCalledWith(suspended)
    undoLatest()
    await on.until(() => expect(sayings()).toEqual(['ada is suspended.', 'ada is reinstated.']))
    const letIn = { id: ACCOUNT.id, isActive: true, expected: { status: 'suspended' } }
    expect(calls.users.update).toHaveBeenLastCalledWith(letIn)
  })

  it('suspends all selected accounts, and reinstates them with one undo', async () => {
    const on = await open('/admin/users')
    await on.until(() => expect(on.text()).toContain('Ada Lovelace'))
    await on.click(on.find('[aria-label="Select ada"]'))
    await on.click(on.button('Suspend'))
    await on.until(() => expect(sayings()).toEqual(['1 account suspended.']))
    undoLatest()
    await on.until(() => expect(sayings().at(-1)).toBe('Change undone.'))
    expect(calls.users.update).toHaveBeenCalledTimes(2)
  })

  it('deletes an account only under its username', async () => {
    const on = await open(`/admin/users?open=${ACCOUNT.id}`)
    await on.until(() => expect(on.text()).toContain('Delete…'))
    await on.click(on.button('Delete…'))
    expect(on.button('Delete for good').disabled).toBe(true)
    await on.type(fieldOf(on, 'Type ada to confirm'), 'ada')
    await on.click(on.button('Delete for good'))
    expect(calls.users.remove).toHaveBeenCalledExactlyOnceWith({ id: ACCOUNT.id })
    await on.until(() => expect(on.search()).toEqual({}))
  })

  it('unblocks with a reason only', async () => {
    const blocked = { ...ACCOUNT, status: 'permanently_blocked', isActive: false, blockedReason: 'Too late' }
    calls.users.get.mockResolvedValue({ data: { ...DETAIL, account: blocked } })
    const on = await open(`/admin/users?open=${ACCOUNT.id}`)
    await on.until(() => expect(on.text()).toContain('Blocked: Too late'))
    await on.click(on.button('Unblock…'))
    await on.click(on.button('Unblock'))
    expect(on.text()).toContain('Please give a reason.')
    await on.type(fieldOf(on, 'Reason'), 'A mistake')
    await on.click(on.button('Unblock'))
    expect(calls.users.unblock).toHaveBeenCalledExactlyOnceWith({ id: ACCOUNT.id, reason: 'A mistake' })
  })

  it('shows sessions, content and what was done, and ends a session', async () => {
    const on = await open(`/admin/users?open=${ACCOUNT.id}&part=sessions`)
    await on.until(() => expect(on.text()).toContain('Firefox on Linux'))
    await on.click(on.button('Sign out Firefox on Linux, 192.0.2.1'))
    expect(calls.users.endSessions).toHaveBeenCalledExactlyOnceWith({ id: ACCOUNT.id, sessionId: testUuid(4) })
    await on.remove()
    const content = await open(`/admin/users?open=${ACCOUNT.id}&part=content`)
    await content.until(() => expect(content.text()).toContain('Comet: 3 of 5 right'))
    expect(content.text()).toContain('trend-quiz, calm: no result')
    await content.remove()
    const audit = await open(`/admin/users?open=${ACCOUNT.id}&part=audit`)
    await audit.until(() => expect(audit.text()).toMatch(/vera changed an account.*changed: role/))
  })

  it('offers nobody to suspend or delete themselves', async () => {
    const own = { ...ACCOUNT, id: '00000000-0000-7000-8000-0000000000aa', role: 'admin' }
    calls.users.get.mockResolvedValue({ data: { ...DETAIL, account: own } })
    const on = await open(`/admin/users?open=${own.id}`)
    await on.until(() => expect(on.text()).toContain('This is your own account.'))
    expect(on.find('dialog').textContent).not.toMatch(/Delete…|Suspend$|Role\b.*User/)
  })
})

describe('identity checks', () => {
  it('shows a deadline as a clock that runs', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse(AT) })
    const timeLimit = new Date(Date.parse(AT) + 5 * MINUTE_MS).toISOString()
    calls.kyc.list.mockResolvedValue({ data: [{ ...CHECK, timeLimit }], total: 1, page: 1, pageSize: 25 })
    const on = await open('/admin/users?tab=kyc')
    await on.until(() => expect(on.text()).toContain('5:00 left'))
    await act(async () => vi.advanceTimersByTime(2_000))
    expect(on.text()).toContain('4:58 left')
    await act(async () => vi.advanceTimersByTime(5 * MINUTE_MS))
    expect(on.text()).toContain('Time is up')
  })

  it('are rejected with a reason only, and approved without one', async () => {
    const on = await open('/admin/users?tab=kyc')
    await on.until(() => expect(on.text()).toContain('Starts at their next visit'))
    await on.click(on.button('Reject ada'))
    await on.click(on.button('Reject and block'))
    expect(calls.kyc.decide).not.toHaveBeenCalled()
    await on.type(fieldOf(on, 'Reason'), 'Forged')
    await on.click(on.button('Reject and block'))
    const decided = { id: CHECK.id, decision: 'rejected', reason: 'Forged' }
    expect(calls.kyc.decide).toHaveBeenLastCalledWith(decided)
    await on.click(on.button('Approve ada'))
    await on.click(on.button('Approve'))
    expect(calls.kyc.decide).toHaveBeenLastCalledWith({ ...decided, decision: 'approved', reason: undefined })
  })

  it('lead to addresses that are edited, with a way back', async () => {
    const on = await open('/admin/users?tab=kyc')
    await on.until(() => expect(on.text()).toContain('Address 1'))
    await on.click(on.button('Add an address'))
    await on.type(fieldOf(on, 'Address 2'), 'https://second.example/')
    await on.click(on.button('Save addresses'))
    const added = { id: undefined, url: 'https://second.example/', status: 'active' }
    expect(calls.kyc.replaceUrls).toHaveBeenLastCalledWith({ urls: [URL_ROW, added] })
    undoLatest()
    await on.until(() => expect(sayings().at(-1)).toBe('Change undone.'))
    expect(calls.kyc.replaceUrls).toHaveBeenLastCalledWith({ urls: [URL_ROW] })
  })
})
