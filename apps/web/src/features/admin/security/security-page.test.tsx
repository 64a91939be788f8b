import { AppError } from '@trendverse/domain/primitives/app-error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveAsFile } from '../../../components/browser/save-as-file'
import { notify } from '../../../components/overlays/notify'
import { teachDialogs } from '../../../test-support/dialogs'
import { accessOver, renderAdmin } from '../testing/render-admin'
import { SecurityPage } from './security-page'

vi.mock('../../../components/browser/save-as-file')
vi.mock('../../../components/overlays/notify')
vi.mock('../../../backend/services', () => ({ useServices: () => ({ settings: { siteName: 'Orbit' } }) }))

const OFF = { isOn: false, since: null, recoveryCodesLeft: 0 }
const ON = { isOn: true, since: '2026-03-03T12:00:00.000Z', recoveryCodesLeft: 2 }
const CODES = Array.from({ length: 10 }, (_, n) => `k3m${n}-x2p4-7q0d-h8vz`)
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const SESSION = {
  id: 'here',
  current: true,
  kind: 'admin',
  device: 'Firefox on Linux',
  network: '192.0.2.1',
  createdAt: '2026-03-03T11:00:00.000Z',
  lastSeenAt: '2026-03-03T12:00:00.000Z',
  expiresAt: '2026-03-03T20:00:00.000Z',
}
const ELSEWHERE = { ...SESSION, id: 'there', current: false, kind: 'user', device: 'Chrome on Android' }

const calls = {
  get: vi.fn(),
  begin: vi.fn(),
  confirm: vi.fn(),
  switchOff: vi.fn(),
  renewCodes: vi.fn(),
  list: vi.fn(),
  end: vi.fn(),
  endOthers: vi.fn(),
}
const wrong = (code: 'password_wrong' | 'code_wrong', fields: Record<string, string>) =>
  new AppError(code, 'no', { fields })

let page: Awaited<ReturnType<typeof renderAdmin>> | undefined
async function open(factor: typeof OFF | typeof ON = OFF, isOnDevice = false) {
  calls.get.mockResolvedValue({ data: factor })
  const { list, end, endOthers, ...secondFactor } = calls
  const backend = { admin: { security: { secondFactor, sessions: { list, end, endOthers } } } }
  page = await renderAdmin('/admin/security', <SecurityPage />, backend, accessOver(backend, isOnDevice))
  return page
}
const press = async (on: Awaited<ReturnType<typeof open>>, name: string) => on.click(on.button(name))

beforeEach(() => {
  teachDialogs()
  for (const call of Object.values(calls)) call.mockReset()
  vi.mocked(notify).mockReset()
  calls.list.mockResolvedValue({ data: [ELSEWHERE, SESSION] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  await page?.remove()
  page = undefined
})

describe('switching a second factor on', () => {
  it('leads from the password over the app to the recovery codes', async () => {
    calls.begin.mockRejectedValueOnce(wrong('password_wrong', { password: 'Invalid password' }))
    calls.begin.mockResolvedValue({ data: { secret: SECRET, address: `otpauth://totp/Orbit:vera?secret=${SECRET}` } })
    calls.confirm.mockResolvedValue({ data: { recoveryCodes: CODES } })
    const on = await open()
    await press(on, 'Switch on')
    expect(document.activeElement?.textContent).toBe('Step 1 of 3. Confirm it is you')
    await on.type(on.find('#present-password'), 'wrong')
    await press(on, 'Continue')
    await on.until(() => expect(on.find('#present-password-error').textContent).toBe('Invalid password'))
    await on.type(on.find('#present-password'), 'right')
    await press(on, 'Continue')
    await on.until(() => expect(on.text()).toContain('Step 2 of 3.'))
    expect(on.find('[role=img]').getAttribute('aria-label')).toContain('QR code')
    expect(on.find('code').textContent).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')

    await on.type(on.find('#code-app'), '12')
    await press(on, 'Switch on')
    await on.until(() => expect(on.find('#code-app-error').textContent).toContain('six-digit code'))
    calls.get.mockResolvedValue({ data: ON })
    await on.type(on.find('#code-app'), '123 456')
    await press(on, 'Switch on')
    await on.until(() => expect(on.text()).toContain('Step 3 of 3.'))
    expect(calls.confirm).toHaveBeenCalledExactlyOnceWith({ code: '123 456' })
    expect([...on.element.querySelectorAll('ol li')].map((item) => item.textContent)).toEqual(CODES)
    await press(on, 'Download')
    expect(saveAsFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'recovery-codes.txt')
    await press(on, 'I’ve saved them')
    expect(on.text()).toContain('2 recovery codes left.')
    expect(on.text()).not.toContain(CODES[0])
  })

  it('is not offered on a device, which could only refuse it (OP-09)', async () => {
    const on = await open(OFF, true)
    await on.until(() => expect(on.text()).toContain('Not available on this device'))
    expect(on.text()).not.toContain('Switch on')
    expect(calls.get).not.toHaveBeenCalled()
  })

  it('says why it could not be read, and reads again', async () => {
    calls.list.mockReset().mockRejectedValueOnce(new Error('lost'))
    const on = await open()
    expect(on.find('[role=alert]').textContent).toContain('Couldn’t load this.')
    calls.list.mockResolvedValue({ data: [SESSION] })
    await press(on, 'Try again')
    await on.until(() => expect(on.text()).toContain('Firefox on Linux'))
  })
})

describe('a second factor that is on', () => {
  it('is switched off with password and code, and a wrong one is told at its field', async () => {
    calls.switchOff.mockRejectedValueOnce(wrong('code_wrong', { code: 'This code isn’t correct.' }))
    calls.switchOff.mockResolvedValue({ data: { switchedOff: true } })
    const on = await open(ON)
    expect(on.text()).toContain('Make new recovery codes before you need the last one.')
    await press(on, 'Switch off')
    await on.type(on.find('dialog #present-password'), 'right')
    await on.type(on.find('dialog #code-either'), '123456')
    const send = on.find('dialog button[type=submit]')
    await on.click(send)
    await on.until(() => expect(on.find('#code-either-error').textContent).toBe('This code isn’t correct.'))
    calls.get.mockResolvedValue({ data: OFF })
    await on.type(on.find('dialog #code-either'), CODES[0] ?? '')
    await on.click(send)
    await on.until(() => expect(notify).toHaveBeenCalledExactlyOnceWith('Two-factor authentication switched off.'))
    expect(calls.switchOff).toHaveBeenLastCalledWith({ password: 'right', code: CODES[0] })
    await on.until(() => expect(on.button('Switch on')).toBeDefined())
    expect(on.element.querySelector('dialog')).toBeNull()
  })

  it('gets new recovery codes', async () => {
    calls.renewCodes.mockResolvedValue({ data: { recoveryCodes: CODES } })
    const on = await open(ON)
    await press(on, 'New recovery codes')
    await on.type(on.find('dialog #present-password'), 'right')
    await on.type(on.find('dialog #code-either'), '123456')
    await on.click(on.find('dialog button[type=submit]'))
    await on.until(() => expect(on.element.querySelectorAll('ol li')).toHaveLength(10))
    expect(on.element.querySelector('dialog')).toBeNull()
  })
})

describe('own sessions', () => {
  it('stand with this one first, and every other can be ended', async () => {
    calls.end.mockResolvedValue({ data: { ended: 1 } })
    const on = await open()
    const rows = [...on.element.querySelectorAll('ul li')].map((row) => row.textContent ?? '')
    expect(
      rows.map((row) => [row.includes('This device'), row.includes('Administration'), row.includes('Site')]),
    ).toEqual([
      [true, true, false],
      [false, false, true],
    ])
    await press(on, 'Sign out Chrome on Android, 192.0.2.1')
    await on.until(() => expect(notify).toHaveBeenCalledExactlyOnceWith('Signed out there.'))
    expect(calls.end).toHaveBeenCalledExactlyOnceWith({ id: 'there' })
    expect(calls.list).toHaveBeenCalledTimes(2)
  })

  it('end everywhere else after a question', async () => {
    calls.endOthers.mockResolvedValue({ data: { ended: 1 } })
    const on = await open()
    await press(on, 'Sign out everywhere else')
    expect(calls.endOthers).not.toHaveBeenCalled()
    await press(on, 'Sign them out')
    await on.until(() => expect(notify).toHaveBeenCalledExactlyOnceWith('1 session ended.'))
  })
})
