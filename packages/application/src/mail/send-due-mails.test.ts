import { DAY_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { buildSmtpServer, createMailWorld } from '@trendverse/test-support/mail-world'
import { describe, expect, it, vi } from 'vitest'
import { MailTransportError } from '../ports/mail'
import { placeOfMailPassword } from '../upkeep/sealed-places'
import { queueMail } from './queue-mail'
import { sendDueMails } from './send-due-mails'

const running = new AbortController().signal

async function worldWith(options: { servers: number; mails: number }) {
  const world = createMailWorld()
  for (let n = 1; n <= options.servers; n += 1) await world.smtpConfigs.save(buildSmtpServer(n))
  for (let n = 1; n <= options.mails; n += 1) await queueWelcome(world, n)
  return world
}

function queueWelcome(world: ReturnType<typeof createMailWorld>, n: number) {
  return queueMail(world, {
    type: 'welcome',
    to: `reader-${n}@example.org`,
    userId: null,
    idempotencyKey: `welcome:${n}`,
    variables: { firstName: 'Ada' },
  })
}

const statesOf = async (world: ReturnType<typeof createMailWorld>) =>
  (await world.mails.list({ page: 1, pageSize: 100 })).mails.map(({ status, tries }) => `${status} ${tries}`)

const failing = (scope: 'server' | 'mail', message: string) => async () => {
  throw new MailTransportError(scope, message)
}

describe('sendDueMails', () => {
  it('sends what waits through the first server and counts it there (EM-02, OP-51)', async () => {
    const world = await worldWith({ servers: 2, mails: 12 })
    expect(await sendDueMails(world, running)).toEqual({ sent: 12, failed: 0, problem: null, waiting: 0 })
    expect(new Set(world.handed.map(({ server }) => server.host))).toEqual(new Set(['mail-1.example.org']))
    expect(await world.smtpConfigs.list()).toMatchObject([
      { sentToday: 12, sentThisMonth: 12, failed: 0 },
      { sentToday: 0 },
    ])
    expect(await sendDueMails(world, running)).toMatchObject({ sent: 0 })
    expect(world.handed).toHaveLength(12)
  })

  it('opens the password for nobody but the transport', async () => {
    const world = await worldWith({ servers: 0, mails: 1 })
    const server = buildSmtpServer(1, { username: 'me' })
    const sealedPassword = await world.secretBox.seal('canary', placeOfMailPassword(server.id))
    await world.smtpConfigs.save({ ...server, sealedPassword })
    await sendDueMails(world, running)
    expect(world.handed[0]?.server).toMatchObject({ username: 'me', password: 'canary' })
  })

  it('leaves mails as they are, untried, while there is no active server (ER-22)', async () => {
    const world = await worldWith({ servers: 0, mails: 2 })
    await world.smtpConfigs.save(buildSmtpServer(1, { status: 'inactive' }))
    expect(await sendDueMails(world, running)).toEqual({
      sent: 0,
      failed: 0,
      problem: 'No active SMTP configuration available',
      waiting: 2,
    })
    expect(await statesOf(world)).toEqual(['waiting 0', 'waiting 0'])
  })

  it('turns to the next server, and leaves one that is out of reach alone for the rest of the round', async () => {
    const world = await worldWith({ servers: 2, mails: 12 })
    world.behaviour.send = async ({ host }) => {
      if (host === 'mail-1.example.org') throw new MailTransportError('server', 'connect ECONNREFUSED')
    }
    expect(await sendDueMails(world, running)).toMatchObject({ sent: 12, failed: 0 })
    const asked = world.handed.filter(({ server }) => server.host === 'mail-1.example.org')
    expect(asked.length).toBeLessThanOrEqual(5)
    expect(await world.smtpConfigs.list()).toMatchObject([
      { succeeded: 0, failed: asked.length },
      { succeeded: 12, failed: 0 },
    ])
  })

  it('asks every server about a mail that one of them refuses, and keeps using both', async () => {
    const world = await worldWith({ servers: 2, mails: 6 })
    world.behaviour.send = async ({ host }, { to }) => {
      if (host === 'mail-1.example.org' && to === 'reader-1@example.org')
        throw new MailTransportError('mail', 'relaying denied')
    }
    expect(await sendDueMails(world, running)).toMatchObject({ sent: 6 })
    expect(await world.smtpConfigs.list()).toMatchObject([{ succeeded: 5, failed: 1 }, { succeeded: 1 }])
  })

  it('tries three times with growing pauses, then gives up with the reason (OP-69, ER-24)', async () => {
    const world = await worldWith({ servers: 1, mails: 1 })
    world.behaviour.send = failing('mail', '550 nobody lives here')
    const startedAtMs = world.time.nowMs
    const triedAt: number[] = []
    for (let minute = 0; minute < 30; minute += 1) {
      world.time.nowMs = startedAtMs + minute * MINUTE_MS
      const before = world.handed.length
      await sendDueMails(world, running)
      if (world.handed.length > before) triedAt.push(minute)
    }
    expect(triedAt).toEqual([0, 1, 6])
    expect((await world.mails.list({ page: 1, pageSize: 1 })).mails).toMatchObject([
      { status: 'failed', tries: 3, error: 'Server 1: 550 nobody lives here' },
    ])
    expect(world.log.lines).toContain('warn Failed to send email: Server 1: 550 nobody lives here')
  })

  it('does not spend the tries of the others when every server is out of reach', async () => {
    const world = await worldWith({ servers: 2, mails: 20 })
    world.behaviour.send = failing('server', 'getaddrinfo ENOTFOUND')
    await sendDueMails(world, running)
    expect((await statesOf(world)).filter((state) => state === 'waiting 0')).toHaveLength(15)
  })

  it('drops a link nobody could use any more', async () => {
    const world = createMailWorld()
    await queueMail(world, {
      type: 'reset',
      to: 'reader@example.org',
      userId: null,
      idempotencyKey: 'reset:1',
      variables: { firstName: 'Ada', token: 't' },
    })
    world.time.nowMs += 15 * MINUTE_MS
    await world.smtpConfigs.save(buildSmtpServer(1))
    expect(await sendDueMails(world, running)).toMatchObject({ sent: 0, failed: 1 })
    expect(world.handed).toEqual([])
  })

  it('sends again under the same id what was cut off between sending and noting (at-least-once)', async () => {
    const world = await worldWith({ servers: 1, mails: 1 })
    const dying = { ...world, mails: { ...world.mails, noteSent: () => Promise.reject(new Error('the process died')) } }
    await expect(sendDueMails(dying, running)).rejects.toThrow('died')
    expect(await sendDueMails(world, running)).toMatchObject({ sent: 0 })
    // Long before a link in it would be dead.
    world.time.nowMs += 2 * MINUTE_MS
    expect(await sendDueMails(world, running)).toMatchObject({ sent: 1 })
    expect(world.handed).toHaveLength(2)
    expect(new Set(world.handed.map(({ mail }) => mail.id)).size).toBe(1)
  })

  it('keeps a mail from others for as long as a slow server takes, and no longer', async () => {
    const world = await worldWith({ servers: 1, mails: 1 })
    let finish = (): void => undefined
    world.behaviour.send = () => new Promise((resolve) => (finish = () => resolve()))
    const sending = sendDueMails(world, running)
    await vi.waitFor(() => expect(world.handed).toHaveLength(1))
    for (let halfMinutes = 0; halfMinutes < 20; halfMinutes += 1) {
      world.time.nowMs += MINUTE_MS / 2
      world.ringTimers()
      expect(await sendDueMails(world, running)).toMatchObject({ sent: 0 })
    }
    finish()
    expect(await sending).toMatchObject({ sent: 1 })
    world.ringTimers()
    expect(world.handed).toHaveLength(1)
    expect(await statesOf(world)).toEqual(['sent 1'])
  })

  it('gives up a mail that ended every process that took it', async () => {
    const world = await worldWith({ servers: 1, mails: 1 })
    for (let round = 0; round < 3; round += 1) {
      await world.mails.take(1, world.time.nowMs, MINUTE_MS)
      world.time.nowMs += MINUTE_MS
    }
    expect(await sendDueMails(world, running)).toMatchObject({ sent: 0, failed: 1 })
    expect(world.handed).toEqual([])
  })

  it('fails for good what another secret key sealed, and sends the rest', async () => {
    const world = await worldWith({ servers: 1, mails: 1 })
    await world.mails.add([
      {
        id: '00000000-0000-7000-8000-000000000099',
        idempotencyKey: 'x',
        type: 'welcome',
        to: 'reader@example.org',
        subject: 'S',
        sealedBody: 'of another key',
        userId: null,
        createdAtMs: world.time.nowMs,
        expiresAtMs: world.time.nowMs + DAY_MS,
      },
    ])
    expect(await sendDueMails(world, running)).toMatchObject({ sent: 1, failed: 1 })
  })

  it('begins nothing more when it is told to stop', async () => {
    const world = await worldWith({ servers: 1, mails: 12 })
    const stop = new AbortController()
    world.behaviour.send = async () => stop.abort()
    expect(await sendDueMails(world, stop.signal)).toMatchObject({ sent: 5, waiting: 7 })
  })

  it('asks for nothing but what is due: cleaning up has its own time', async () => {
    const world = await worldWith({ servers: 1, mails: 1 })
    const asked: string[] = []
    const mails = new Proxy(world.mails, {
      get: (target, name: keyof typeof world.mails) => {
        asked.push(name)
        return target[name]
      },
    })
    await sendDueMails({ ...world, mails }, running)
    expect(asked).toEqual(['take', 'noteSent', 'take', 'countWaiting'])
  })
})
