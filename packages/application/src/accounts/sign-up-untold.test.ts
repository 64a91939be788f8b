import { createAccountWorld, mailedToken, originFrom, SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { finishBackground } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../admin/second-factor/admin-desk.fixtures'
import { signIn } from './sign-in'
import { type SignUpInput, signUp } from './sign-up'
import { signUpUntold } from './sign-up-untold'
import { verifyEmail } from './verify-email'

const HERE = originFrom('192.0.2.1')
const OTHER = { ...SIGN_UP, username: 'other' }

function openWorld() {
  const { world, ports } = createAccountWorld()
  world.settings.set('neutralAccountTexts', true)
  const ask = async (input: SignUpInput, network = '192.0.2.1') => {
    const outcome = await outcomeOf(signUpUntold(ports, originFrom(network), input))
    await finishBackground(world)
    return outcome
  }
  const mails = () => world.queuedMails.map(({ type, to }) => [type, to])
  return { world, ports, ask, mails }
}

describe('signing up where addresses are kept secret', () => {
  it('makes an account that is verified by mail, and opens no session', async () => {
    const { world, ports, ask, mails } = openWorld()
    expect(await ask(SIGN_UP)).toBe('done')
    expect(mails()).toEqual([['verification', SIGN_UP.email]])
    expect(world.store.sessions.size).toBe(0)
    await verifyEmail(ports, HERE, { token: mailedToken(world, 'verification') })
    expect((await signIn(ports, HERE, SIGN_UP)).account.username).toBe(SIGN_UP.username)
  })

  it('answers alike for an address somebody has, and mails its owner', async () => {
    const { world, ports, ask, mails } = openWorld()
    await ask(SIGN_UP)
    await verifyEmail(ports, HERE, { token: mailedToken(world, 'verification') })
    world.queuedMails.length = 0
    const before = [...world.store.accounts.values()]
    expect(await ask({ ...OTHER, email: SIGN_UP.email.toUpperCase(), password: 'quite another secret' })).toBe('done')
    expect(mails()).toEqual([['already_registered', SIGN_UP.email]])
    expect(world.queuedMails[0]?.link).toBe('https://trends.example/login')
    expect([...world.store.accounts.values()]).toEqual(before)
  })

  it('mails another link to an owner who never verified the address, and no flood of mails to anybody', async () => {
    const { ask, mails } = openWorld()
    await ask(SIGN_UP)
    await ask(OTHER)
    expect(mails()).toEqual([
      ['verification', SIGN_UP.email],
      ['verification', SIGN_UP.email],
    ])
    for (let n = 0; n < 30; n += 1) expect(await ask({ ...OTHER, username: `other_${n}` }, `192.0.2.${n}`)).toBe('done')
    expect(mails().length).toBeLessThanOrEqual(8)
  })

  it('tells a taken name, which everybody may see, whether or not its first sign-up made an account', async () => {
    const { ask } = openWorld()
    await ask(SIGN_UP)
    const fresh = { ...SIGN_UP, email: 'fresh@example.org' }
    expect(await ask(fresh)).toBe('username_taken')
    // Nothing came of this one, but whoever looks must not see that.
    expect(await ask(OTHER)).toBe('done')
    expect(await ask({ ...fresh, username: 'OTHER' })).toBe('username_taken')
    expect(await ask({ ...fresh, username: 'third' })).toBe('done')
  })

  it('leaves a name free that was refused for something else, and keeps limits and closing', async () => {
    const { world, ask } = openWorld()
    expect(await ask({ ...SIGN_UP, password: 'short' })).toBe('invalid_input')
    expect(await ask(SIGN_UP)).toBe('done')
    for (let n = 0; n < 48; n += 1) await ask({ ...OTHER, username: `many_${n}` })
    expect(await ask({ ...OTHER, username: 'one_more' })).toBe('rate_limited')
    world.settings.set('enableRegistration', false)
    expect(await ask({ ...OTHER, username: 'one_more' }, '198.51.100.1')).toBe('registration_closed')
  })

  it('hashes a password for a taken address as well: the time tells nothing', async () => {
    const { ports, ask } = openWorld()
    let hashes = 0
    const passwords = {
      ...ports.passwords,
      hash: (password: string) => {
        hashes += 1
        return ports.passwords.hash(password)
      },
    }
    await ask(SIGN_UP)
    await signUpUntold({ ...ports, passwords }, HERE, OTHER)
    expect(hashes).toBe(1)
    await expect(signUp(ports, HERE, OTHER)).rejects.toMatchObject({ code: 'credentials_wrong' })
  })
})
