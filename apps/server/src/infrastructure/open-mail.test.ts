import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { queueMail } from '@trendverse/application/mail/queue-mail'
import { sendDueMails } from '@trendverse/application/mail/send-due-mails'
import { createSmtpConfig, updateSmtpConfig } from '@trendverse/application/mail/write-smtp-config'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { BUILT_WORKER } from '@trendverse/storage/testing/built-worker'
import { dataFolderWithDatabase } from '@trendverse/storage/testing/data-folder-with-database'
import { seededRandom } from '@trendverse/test-support/seeded-random'
import { type SmtpSink, startSmtpSink } from '@trendverse/test-support/smtp-sink'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config'
import { createLog } from '../log'
import { openMail } from './open-mail'
import { SECRET_KEY_FILE } from './read-secret-key'
import { createSecretBox } from './secret-box'
import { startSystemTimer, systemClock } from './system-clock'

/** A first start makes 40 MB of files, which takes long on a busy machine. */
const FIRST_START_LIMIT_MS = 180_000
const PASSWORD = 'canary-password-4711'
const TOKEN = 'canary-token-4711'
const SECRET_KEY = 'a key of tests alone, long enough for anything'
const ACTOR = { id: null, name: 'test' }

describe('mail over a real database and a real SMTP server', () => {
  let dataDir = ''
  let database: SqlDatabase
  let sink: SmtpSink
  let output = ''

  beforeAll(async () => {
    dataDir = await dataFolderWithDatabase('trendverse-mail-')
    database = await openPglite({ dataFolder: dataDir, workerUrl: BUILT_WORKER })
    sink = await startSmtpSink({ signIn: true })
  }, FIRST_START_LIMIT_MS)
  afterAll(async () => {
    await database?.close()
    await sink?.close()
    rmSync(dataDir, { recursive: true, force: true })
  }, FIRST_START_LIMIT_MS)

  async function portsIn(environment: Record<string, string>) {
    const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://trends.example', ...environment }, '/')
    const log = createLog({ level: 'debug', production: config.production }, { write: (text) => (output += text) })
    const storage = sqlStorage(database)
    const mail = await openMail({ config, secretKey: SECRET_KEY, database, storage, log })
    return {
      ...storage,
      ...mail,
      clock: systemClock,
      startTimer: startSystemTimer,
      random: seededRandom(3),
      log,
    }
  }
  type Ports = Awaited<ReturnType<typeof portsIn>>

  let count = 0
  const queueReset = (ports: Ports) => {
    count += 1
    return queueMail(ports, {
      type: 'reset',
      to: 'reader@example.org',
      userId: null,
      idempotencyKey: `reset:${count}`,
      variables: { firstName: 'Ada', token: `${TOKEN}-${count}` },
    })
  }
  const running = new AbortController().signal
  const addServer = (ports: Ports, changes = {}) =>
    createSmtpConfig(ports, ACTOR, {
      name: 'Sink',
      host: '127.0.0.1',
      port: sink.port,
      tls: 'none',
      username: 'canary-user',
      password: PASSWORD,
      fromAddress: 'hello@trends.example',
      fromName: 'Trends',
      status: 'active',
      priority: 1,
      ...changes,
    })

  it('shows an awaited link in the log while there is no server, but never in production', async () => {
    await queueReset(await portsIn({}))
    await vi.waitFor(() => expect(output).toContain(`https://trends.example/reset-password?token=${TOKEN}-1`))
    output = ''
    const production = await portsIn({ NODE_ENV: 'production' })
    await queueReset(production)
    expect(await sendDueMails(production, running)).toMatchObject({ sent: 0, waiting: 2 })
    expect(output).not.toContain(TOKEN)
  })

  it('sends through SMTP_URL while no server is set up, and never logs what is in it', async () => {
    output = ''
    const SMTP_URL = `smtp://canary-user:${PASSWORD}@127.0.0.1:${sink.port}?from=own@trends.example&tls=off`
    const ports = await portsIn({ SMTP_URL })
    await queueReset(ports)
    expect(await sendDueMails(ports, running)).toMatchObject({ sent: 3, waiting: 0, problem: null })
    expect(sink.mails.map(({ user }) => user)).toEqual(Array(3).fill('canary-user'))
    expect(output).not.toContain(PASSWORD)
    expect(output).not.toContain(TOKEN)
    expect(await ports.smtpConfigs.list()).toEqual([])
  })

  it('seals with the key it was handed, and looks for no other', async () => {
    const { secretBox } = await portsIn({})
    const place = { table: 'keys', id: 'a', field: 'secret' }
    expect(await createSecretBox(SECRET_KEY).open(await secretBox.seal('a password', place), place)).toBe('a password')
    expect(existsSync(join(dataDir, SECRET_KEY_FILE))).toBe(false)
  })

  it('rings the bell of whoever sends', async () => {
    let rings = 0
    const stop = database.listen('mail_queued', () => (rings += 1))
    await queueReset(await portsIn({}))
    await vi.waitFor(() => expect(rings).toBe(1))
    stop()
  })

  it('sends through the next server when the first is dead, and delivers what the receiver needs', async () => {
    const ports = await portsIn({})
    const dead = await addServer(ports, { name: 'Dead', port: 1, priority: 1 })
    await addServer(ports, { priority: 2 })
    output = ''
    expect(await sendDueMails(ports, running)).toMatchObject({ sent: 1, failed: 0, problem: null })
    expect(sink.mails.map(({ user }) => user)).toEqual(Array(4).fill('canary-user'))
    const text = sink.mails.map(({ source }) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '=')).join()
    expect(text).toContain(`https://trends.example/reset-password?token=${TOKEN}-4`)
    await updateSmtpConfig(ports, ACTOR, dead.id, { status: 'inactive' })
    expect(await ports.smtpConfigs.list()).toMatchObject([{ name: 'Dead', succeeded: 0 }, { sentToday: 1 }])
  })

  it(
    'keeps neither passwords nor tokens in clear in any table, any file of the database, or the log',
    async () => {
      const ports = await portsIn({})
      // One that is sent, one that still waits.
      sink.behave('refusing-recipients')
      await queueReset(ports)
      await sendDueMails(ports, running)
      const { rows } = await database.executeSql(
        `select table_name from information_schema.tables where table_schema = 'public'`,
      )
      const tables = await Promise.all(
        rows.map(({ table_name }) => database.executeSql(`select * from "${String(table_name)}"`)),
      )
      // What was acknowledged is in the log on the disk, whatever else is.
      const files = readdirSync(join(dataDir, 'database'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
      const everything = [JSON.stringify(tables), output, ...files]
      // What is kept in clear is found, so that not finding the others says something.
      expect(everything.filter((text) => text.includes('canary-user')).length).toBeGreaterThan(1)
      for (const secret of [PASSWORD, TOKEN]) {
        for (const form of [secret, Buffer.from(secret).toString('base64').slice(0, -4)]) {
          expect(everything.filter((text) => text.includes(form))).toEqual([])
        }
      }
    },
    FIRST_START_LIMIT_MS,
  )
})
