import { signUp } from '@trendverse/application/accounts/sign-up'
import { originFrom, SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { openPglite } from '../sql/open-pglite'
import { sqlStorage } from '../sql/sql-storage'
import { BUILT_WORKER } from '../testing/built-worker'
import { say, untilTold } from './writer-lines'

/**
 * A process to be killed: signs people up as fast as it can and says whom it told that they have an account. What it
 * finds are accounts with password, session, one-time token and mail, all of them. Used by `killRounds`.
 */
const [, , dataFolder = '', round = '0'] = process.argv
const AT_ONCE = 4

const startedMs = performance.now()
const database = await openPglite({ dataFolder, workerUrl: BUILT_WORKER })
const world = createFakeWorld({ storage: sqlStorage(database), nowMs: Date.now() })
const ports = portsOfWorld(world)
const { rows } = await database.executeSql(`
  select 'account ' || users.username || ' ' || sessions.token_hash as what
  from users join sessions on sessions.user_id = users.id
  where users.password_hash <> ''
    and exists (select 1 from account_tokens where account_tokens.user_id = users.id)
    and exists (select 1 from mails where mails.user_id = users.id)`)
say({ openedMs: performance.now() - startedMs, found: rows.map((row) => String(row.what)) })

await untilTold()
await Promise.all(Array.from({ length: AT_ONCE }, (_, writer) => signPeopleUp(writer)))

async function signPeopleUp(writer: number): Promise<void> {
  for (let n = 0; ; n++) {
    const username = `person_${round}_${writer}_${n}`
    const origin = originFrom(`198.51.${writer}.${n}`)
    const { token } = await signUp(ports, origin, { ...SIGN_UP, username, email: `${username}@example.org` })
    say({ acknowledged: `account ${username} ${await ports.tokens.hash(token)}` })
  }
}
