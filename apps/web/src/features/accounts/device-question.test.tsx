import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/testing/open-app'

type Page = Awaited<ReturnType<typeof openApp>>
type Call = (input: unknown) => Promise<unknown>

const ASKS = 'Try again, or continue on this device only?'
const onServer = vi.fn<Call>()
const onDevice = vi.fn<Call>()
let page: Page | undefined
let giveUp: () => void

/** A sign-in form whose server has not answered yet. */
async function open(): Promise<Page> {
  let isUp = false
  const down = new Promise<never>((_, reject) => {
    giveUp = () => {
      isUp = true
      reject(new AppError('unavailable', 'no network', { retryable: true }))
    }
  })
  page = await openApp({
    path: '/login',
    backend: { auth: { login: onServer } },
    device: { auth: { login: onDevice } },
    // Once it was given up, the server is well again.
    checkHealth: () => (isUp ? Promise.resolve() : down),
  })
  return page
}

async function type(on: Page): Promise<void> {
  await on.fill('#email', 'ada@example.org')
  await on.fill('#password', 'orbit-of-nine-moons')
}
const press = async (on: Page, label: string) => {
  const button = [...on.element.querySelectorAll('button')].find(({ textContent }) => textContent === label)
  if (!button) throw new Error(`no button ${label}`)
  button.id = 'pressed'
  await on.click('#pressed')
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  // What is lost is logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onServer.mockReset().mockResolvedValue({ data: { token: 'server', account: buildAccount() } })
  onDevice.mockReset().mockResolvedValue({ data: { token: 'device', account: buildAccount() } })
})
afterEach(async () => {
  await page?.remove()
  page = undefined
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('keeps what was typed, and sends it to this device only once the visitor said so', async () => {
  const on = await open()
  await type(on)
  giveUp()
  await on.until(() => expect(on.text()).toContain(ASKS))
  await on.click('button[type=submit]')
  expect(onDevice).not.toHaveBeenCalled()
  expect(document.activeElement?.textContent).toBe('Use this device')
  expect((on.find('#email') as HTMLInputElement).value).toBe('ada@example.org')
  await press(on, 'Use this device')
  expect(on.text()).not.toContain(ASKS)
  await on.click('button[type=submit]')
  await on.until(() => expect(onDevice).toHaveBeenCalledTimes(1))
  expect(onServer).not.toHaveBeenCalled()
})

it('does not hand over what was already sent while the server was waited for', async () => {
  const on = await open()
  await type(on)
  await on.click('button[type=submit]')
  giveUp()
  await on.until(() => expect(on.text()).toContain(ASKS))
  expect([onServer.mock.calls.length, onDevice.mock.calls.length]).toEqual([0, 0])
})

it('goes on with a server that is found after all', async () => {
  const on = await open()
  await type(on)
  giveUp()
  await on.until(() => expect(on.text()).toContain(ASKS))
  await press(on, 'Try the server again')
  await on.until(() => expect(on.text()).not.toContain(ASKS))
  await on.click('button[type=submit]')
  await on.until(() => expect(onServer).toHaveBeenCalledTimes(1))
  expect(onDevice).not.toHaveBeenCalled()
})

it('asks nothing where nothing was typed', async () => {
  const on = await open()
  giveUp()
  await on.until(() => expect(on.text()).toContain('We can’t reach the server. Everything you do stays on this device'))
  expect(on.text()).not.toContain(ASKS)
})
