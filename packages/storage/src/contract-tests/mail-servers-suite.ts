import type { SmtpServer } from '@trendverse/application/ports/mail'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { idOf, NOON_MS } from './samples'

function sampleServer(n: number, changes: Partial<SmtpServer> = {}): SmtpServer {
  return {
    id: idOf(n),
    name: `Server ${n}`,
    host: 'mail.example.org',
    port: 587,
    tls: 'starttls',
    username: 'me',
    sealedPassword: 'sealed',
    fromAddress: 'news@example.org',
    fromName: 'News',
    status: 'active',
    priority: 1,
    createdAtMs: NOON_MS + n,
    ...changes,
  }
}

/** What every SmtpConfigRepository and MailTemplateRepository promises. */
export function mailServersSuite(fresh: () => Promise<StoragePorts>): void {
  it('lists servers by priority, the oldest of equals first', async () => {
    const { smtpConfigs } = await fresh()
    await smtpConfigs.save(sampleServer(1, { priority: 9 }))
    await smtpConfigs.save(sampleServer(3))
    await smtpConfigs.save(sampleServer(2, { status: 'inactive', username: null, sealedPassword: null }))
    expect((await smtpConfigs.list()).map(({ name }) => name)).toEqual(['Server 2', 'Server 3', 'Server 1'])
    expect(await smtpConfigs.find(idOf(2))).toEqual({
      ...sampleServer(2, { status: 'inactive', username: null, sealedPassword: null }),
      lastUsedAtMs: null,
      sentToday: 0,
      sentThisMonth: 0,
      countedDay: '2026-03-03',
      succeeded: 0,
      failed: 0,
    })
    expect(await smtpConfigs.find(idOf(9))).toBeNull()
  })

  it('changes a server as it is at that moment, or not at all', async () => {
    const { smtpConfigs } = await fresh()
    await smtpConfigs.save(sampleServer(1))
    await smtpConfigs.count(idOf(1), 'sent', NOON_MS)
    const raise = () =>
      smtpConfigs.update(idOf(1), (current) => ({ ...sampleServer(1), priority: current.priority + 1 }))
    expect(await Promise.all([raise(), raise(), raise()])).toEqual([true, true, true])
    expect(await smtpConfigs.find(idOf(1))).toMatchObject({ priority: 4, succeeded: 1, createdAtMs: NOON_MS + 1 })
    await expect(
      smtpConfigs.update(idOf(1), () => {
        throw new AppError('conflict', 'Somebody else was faster.')
      }),
    ).rejects.toMatchObject({ code: 'conflict' })
    expect(await smtpConfigs.update(idOf(9), () => sampleServer(9))).toBe(false)
    expect(await smtpConfigs.list()).toHaveLength(1)
  })

  it('keeps what was counted and the age when a server is edited', async () => {
    const { smtpConfigs } = await fresh()
    await smtpConfigs.save(sampleServer(1))
    await smtpConfigs.count(idOf(1), 'sent', NOON_MS)
    await smtpConfigs.count(idOf(1), 'failed', NOON_MS + 1)
    await smtpConfigs.save(sampleServer(1, { name: 'Renamed', priority: 4, createdAtMs: NOON_MS + DAY_MS }))
    expect(await smtpConfigs.find(idOf(1))).toMatchObject({
      name: 'Renamed',
      priority: 4,
      createdAtMs: NOON_MS + 1,
      sentToday: 1,
      sentThisMonth: 1,
      succeeded: 1,
      failed: 1,
      lastUsedAtMs: NOON_MS + 1,
    })
  })

  it('starts the counters again at midnight UTC and on day 1 (OP-51)', async () => {
    const { smtpConfigs } = await fresh()
    await smtpConfigs.save(sampleServer(1))
    const countsAfter = async (nowMs: number) => {
      await smtpConfigs.count(idOf(1), 'sent', nowMs)
      const config = await smtpConfigs.find(idOf(1))
      return [config?.countedDay, config?.sentToday, config?.sentThisMonth]
    }
    const midnight = NOON_MS + 12 * HOUR_MS
    expect(await countsAfter(NOON_MS)).toEqual(['2026-03-03', 1, 1])
    expect(await countsAfter(midnight - 1)).toEqual(['2026-03-03', 2, 2])
    expect(await countsAfter(midnight)).toEqual(['2026-03-04', 1, 3])
    expect(await countsAfter(NOON_MS)).toEqual(['2026-03-04', 2, 4])
    expect(await countsAfter(Date.UTC(2026, 3, 1))).toEqual(['2026-04-01', 1, 1])
  })

  it('loses no count of many at once', async () => {
    const { smtpConfigs } = await fresh()
    await smtpConfigs.save(sampleServer(1))
    await Promise.all(Array.from({ length: 25 }, () => smtpConfigs.count(idOf(1), 'sent', NOON_MS)))
    expect(await smtpConfigs.find(idOf(1))).toMatchObject({ sentToday: 25, succeeded: 25 })
  })

  it('removes a server once', async () => {
    const { smtpConfigs } = await fresh()
    await smtpConfigs.save(sampleServer(1))
    expect([await smtpConfigs.remove(idOf(1)), await smtpConfigs.remove(idOf(1))]).toEqual([true, false])
    await smtpConfigs.count(idOf(1), 'sent', NOON_MS)
    expect(await smtpConfigs.list()).toEqual([])
  })

  it('keeps one wording per type of mail', async () => {
    const { mailTemplates } = await fresh()
    const template = { type: 'reset', status: 'active', subject: 'S', htmlContent: '<p>', textContent: 'T' } as const
    await mailTemplates.save(template)
    await mailTemplates.save({ ...template, subject: 'Other' })
    await mailTemplates.save({ ...template, type: 'contact', status: 'inactive' })
    expect(await mailTemplates.find('reset')).toEqual({ ...template, subject: 'Other' })
    expect((await mailTemplates.list()).map(({ type }) => type)).toEqual(['contact', 'reset'])
    const seen = 'Other'
    const rivals = ['One', 'Two'].map((subject) =>
      mailTemplates.save({ ...template, subject }, (current) => {
        if (current?.subject !== seen) throw new Error('changed')
      }),
    )
    const outcomes = (await Promise.allSettled(rivals)).map(({ status }) => status)
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await mailTemplates.find('reset'))?.subject).toBe(outcomes[0] === 'fulfilled' ? 'One' : 'Two')
    const firsts = ['One', 'Two'].map((subject) =>
      mailTemplates.save({ ...template, type: 'welcome', subject }, (current) => {
        if (current !== null) throw new Error('changed')
      }),
    )
    const tried = await Promise.allSettled(firsts)
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await mailTemplates.remove('reset'), await mailTemplates.remove('reset')]).toEqual([true, false])
    expect(await mailTemplates.find('reset')).toBeNull()
  })
}
