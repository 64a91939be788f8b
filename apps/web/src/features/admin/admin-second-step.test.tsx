import { AppError } from '@trendverse/domain/primitives/app-error'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AdminAccess } from '../../backend/admin/admin-access'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { AdminContext } from './admin-context'
import { AdminSecondStep } from './admin-second-step'

const signIn = vi.fn<AdminAccess['signIn']>()
const back = vi.fn()
const CREDENTIALS = { email: 'vera@example.org', password: 'right' }

let piece: RenderedPiece | undefined
const find = (selector: string) => {
  const element = piece?.element.querySelector<HTMLInputElement>(selector)
  if (!element) throw new Error(`there is no ${selector}`)
  return element
}
const press = (name: string) =>
  act(async () => [...find('div').querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
const type = (selector: string, text: string) =>
  act(async () => {
    const input = find(selector)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

beforeEach(async () => {
  signIn.mockReset()
  back.mockReset()
  piece = await renderPiece(
    // Only what the step reaches for.
    <AdminContext value={{ signIn } as unknown as AdminAccess}>
      <AdminSecondStep credentials={CREDENTIALS} onBack={back} />
    </AdminContext>,
  )
})
afterEach(() => piece?.remove())

it('asks for the code of the app, offered by the telephone, and tells a wrong one at its field', async () => {
  signIn.mockRejectedValueOnce(new AppError('code_wrong', 'no', { fields: { code: 'This code isn’t correct.' } }))
  const field = find('#code-app')
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric'])
  await press('Sign in')
  expect(find('#code-app-error').textContent).toBe('Please enter your code')
  await type('#code-app', '123456')
  await press('Sign in')
  expect(signIn).toHaveBeenCalledExactlyOnceWith('vera@example.org', 'right', '123456')
  expect(find('#code-app-error').textContent).toBe('This code isn’t correct.')
})

it('takes a recovery code instead', async () => {
  signIn.mockResolvedValue()
  await press('Use a recovery code instead')
  await vi.waitFor(() => expect(document.activeElement).toBe(find('#code-recovery')))
  await type('#code-recovery', 'k3m9-x2p4-7q0d-h8vz')
  await press('Sign in')
  expect(signIn).toHaveBeenCalledExactlyOnceWith('vera@example.org', 'right', 'k3m9-x2p4-7q0d-h8vz')
})

it('says that there were too many tries, and goes back to the password', async () => {
  signIn.mockRejectedValue(new AppError('rate_limited', 'Too many attempts. Please try again later.'))
  await type('#code-app', '123456')
  await press('Sign in')
  expect(find('[role=alert] p').textContent).toBe('Too many attempts. Please try again later.')
  await press('Back')
  expect(back).toHaveBeenCalledTimes(1)
})
