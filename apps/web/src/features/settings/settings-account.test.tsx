import { act } from 'react'
import { describe, expect, it } from 'vitest'
import {
  beginWithSettings,
  calls,
  errorOf,
  kept,
  openSettings,
  PHONE,
  press,
  refuse,
  type SettingsPage,
  settingsSession,
} from '../../app/testing/open-settings'

beginWithSettings()

describe('the password form', () => {
  const type = async (on: SettingsPage, present: string, next: string, again: string) => {
    await on.fill('#current-password', present)
    await on.fill('#new-password', next)
    await on.fill('#confirmation', again)
    await press(on, '#password', 'Change password')
  }

  it('changes it, empties itself, and says what ended with it', async () => {
    calls.changePassword.mockResolvedValue({ data: { changed: true, endedSessions: 1 } })
    const on = await openSettings()
    await type(on, 'old secret', 'a quiet harbour', 'a quiet harbour')
    expect(calls.changePassword).toHaveBeenCalledWith({ currentPassword: 'old secret', newPassword: 'a quiet harbour' })
    await on.until(() => expect(kept.toasts).toEqual(['Your password has been changed. 1 other session ended.']))
    expect(on.find('#new-password')).toHaveProperty('value', '')
  })

  it('refuses what breaks a rule beside its field', async () => {
    const on = await openSettings()
    await type(on, '', 'short', 'other')
    expect([errorOf(on, 'current-password'), errorOf(on, 'new-password'), errorOf(on, 'confirmation')]).toEqual([
      'Password is required',
      'Password must have at least 8 characters',
      'Passwords don’t match',
    ])
    expect(calls.changePassword).not.toHaveBeenCalled()
  })

  it('tells a wrong current password beside its field', async () => {
    refuse(calls.changePassword, 'password_wrong', { currentPassword: 'Invalid password' })
    const on = await openSettings()
    await type(on, 'old secret', 'a quiet harbour', 'a quiet harbour')
    expect(errorOf(on, 'current-password')).toBe('Invalid password')
  })

  it('asks for a code once the server does', async () => {
    const on = await openSettings()
    refuse(calls.changePassword, 'second_factor_required')
    await type(on, 'old secret', 'a quiet harbour', 'a quiet harbour')
    await on.until(() => expect(document.activeElement?.id).toBe('code-either'))
    await press(on, '#password', 'Change password')
    expect(errorOf(on, 'code-either')).toBe('Please enter your code')
    refuse(calls.changePassword, 'code_wrong', { code: 'This code isn’t correct.' })
    await on.fill('#code-either', '000000')
    await press(on, '#password', 'Change password')
    await on.until(() => expect(errorOf(on, 'code-either')).toBe('This code isn’t correct.'))
    calls.changePassword.mockResolvedValue({ data: { changed: true, endedSessions: 0 } })
    await on.fill('#code-either', '123456')
    await press(on, '#password', 'Change password')
    const sent = { currentPassword: 'old secret', newPassword: 'a quiet harbour', code: '123456' }
    expect(calls.changePassword).toHaveBeenLastCalledWith(sent)
    await on.until(() => expect(on.element.querySelector('#code-either')).toBeNull())
  })
})

describe('the sessions (OP-20)', () => {
  it('stand with this one first, which cannot be ended here', async () => {
    const on = await openSettings()
    const rows = [...on.element.querySelectorAll('#sessions li')]
    expect(rows.map((row) => row.textContent?.includes('This device'))).toEqual([true, false])
    expect(rows.map((row) => row.querySelectorAll('button').length)).toEqual([0, 1])
  })

  it('end one by one', async () => {
    calls.endSession.mockImplementation(async () => {
      kept.sessions = [settingsSession()]
      return { data: { ended: 1 } }
    })
    const on = await openSettings()
    await on.click('#sessions li button')
    expect(calls.endSession).toHaveBeenCalledWith({ id: PHONE.id })
    await on.until(() => expect(kept.toasts).toEqual(['1 session ended.']))
    expect(on.element.querySelectorAll('#sessions li')).toHaveLength(1)
    expect(on.find('#sessions').textContent).not.toContain('everywhere else')
  })

  it('end all at once after one more question', async () => {
    calls.endOtherSessions.mockResolvedValue({ data: { ended: 1 } })
    const on = await openSettings()
    await press(on, '#sessions', 'Sign out everywhere else')
    expect(calls.endOtherSessions).not.toHaveBeenCalled()
    await press(on, 'dialog', 'Sign them out')
    await on.until(() => expect(calls.endOtherSessions).toHaveBeenCalledOnce())
  })

  it('are ended once, however impatiently', async () => {
    let answer: (value: unknown) => void = () => undefined
    calls.endSession.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    const on = await openSettings()
    await on.click('#sessions li button')
    await on.click('#sessions li button')
    await press(on, '#sessions', 'Sign out everywhere else')
    expect(on.element.querySelector('dialog')).toBeNull()
    await act(async () => answer({ data: { ended: 1 } }))
    await on.until(() => expect(kept.toasts).toEqual(['1 session ended.']))
    expect(calls.endSession).toHaveBeenCalledOnce()
  })

  it('say so when they could not be ended', async () => {
    refuse(calls.endSession, 'unavailable')
    const on = await openSettings()
    await on.click('#sessions li button')
    await on.until(() => expect(on.find('#sessions').textContent).toContain('That didn’t work.'))
  })
})

describe('deleting the account', () => {
  const fillAndSend = async (on: SettingsPage, username: string, password: string) => {
    await press(on, '#delete', 'Delete my account...')
    await on.until(() => expect(on.find('#delete-username')).not.toBeNull())
    await on.fill('#delete-username', username)
    await on.fill('#delete-password', password)
    await press(on, 'dialog', 'Delete for good')
  }

  it('asks for the username and the password', async () => {
    const on = await openSettings()
    await fillAndSend(on, 'adam', '')
    expect(errorOf(on, 'delete-username')).toBe('Please type ada to confirm')
    expect(errorOf(on, 'delete-password')).toBe('Password is required')
    expect(calls.remove).not.toHaveBeenCalled()
  })

  it('ends here and at home, with a word, whatever was not saved', async () => {
    calls.remove.mockResolvedValue({ data: { deleted: true } })
    const on = await openSettings()
    await on.fill('#first-name', 'Grace')
    await fillAndSend(on, 'ada', 'old secret')
    expect(calls.remove).toHaveBeenCalledWith({ password: 'old secret' })
    await on.until(() => expect(on.history.location.pathname).toBe('/'))
    expect(on.session.token()).toBeNull()
    await on.until(() => expect(kept.toasts).toEqual(['Your account and everything in it have been deleted.']))
  })

  it('keeps everything when the password is wrong', async () => {
    refuse(calls.remove, 'password_wrong', { password: 'Invalid password' })
    const on = await openSettings()
    await fillAndSend(on, 'ada', 'wrong')
    expect(errorOf(on, 'delete-password')).toBe('Invalid password')
    expect(on.session.token()).not.toBeNull()
  })

  it('asks for a code once the server does', async () => {
    refuse(calls.remove, 'second_factor_required')
    const on = await openSettings()
    await fillAndSend(on, 'ada', 'old secret')
    await on.until(() => expect(document.activeElement?.id).toBe('code-either'))
    calls.remove.mockResolvedValue({ data: { deleted: true } })
    await on.fill('#code-either', '123456')
    await press(on, 'dialog', 'Delete for good')
    expect(calls.remove).toHaveBeenLastCalledWith({ password: 'old secret', code: '123456' })
  })
})
