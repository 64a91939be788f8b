import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { describe, expect, it } from 'vitest'
import {
  beginWithSettings,
  buttonIn,
  calls,
  errorOf,
  kept,
  openSettings,
  press,
  refuse,
} from '../../app/testing/open-settings'

beginWithSettings()

describe('the profile form', () => {
  it('sends what was changed and nothing else, without the spaces around it', async () => {
    const on = await openSettings()
    await on.fill('#first-name', ' Grace ')
    await on.fill('#bio', 'Counts stars.')
    await press(on, '#profile', 'Save changes')
    expect(calls.update).toHaveBeenCalledExactlyOnceWith({ firstName: 'Grace', bio: 'Counts stars.' })
    await on.until(() => expect(kept.toasts).toEqual(['Your profile has been saved.']))
    expect(on.session.getState().user?.firstName).toBe('Grace')
    expect(buttonIn(on, '#profile', 'Save changes').disabled).toBe(true)
  })

  it.each([
    ['first-name', '', 'First name is required'],
    ['first-name', 'x'.repeat(51), 'First name must have at most 50 characters'],
    ['username', 'ab', 'Username must have 3 to 20 characters'],
    ['username', 'a b c', 'Username may contain only letters, digits and _'],
    ['bio', 'x'.repeat(301), 'Bio must have at most 300 characters'],
  ])('refuses %s %j beside its field before anything is sent', async (field, text, message) => {
    const on = await openSettings()
    await on.fill(`#${field}`, text)
    await press(on, '#profile', 'Save changes')
    expect(errorOf(on, field)).toBe(message)
    expect(calls.update).not.toHaveBeenCalled()
  })

  it('tells a taken username beside its field (ER-13), and anything else above the button', async () => {
    const on = await openSettings()
    await on.fill('#username', 'grace')
    refuse(calls.update, 'username_taken', { username: 'Username already exists' })
    await press(on, '#profile', 'Save changes')
    expect(errorOf(on, 'username')).toBe('Username already exists')
    refuse(calls.update, 'internal_error')
    await press(on, '#profile', 'Save changes')
    expect(on.find('#profile').textContent).toContain('Your profile couldn’t be saved. Please try again.')
    expect(on.find('#username')).toHaveProperty('value', 'grace')
  })

  it('takes changes back', async () => {
    const on = await openSettings()
    await on.fill('#username', 'grace')
    await press(on, '#profile', 'Undo changes')
    expect(on.find('#username')).toHaveProperty('value', 'ada')
  })

  it('finds a time zone by typing, with the keys of such fields', async () => {
    const on = await openSettings()
    await on.click('#time-zone')
    await on.fill('#time-zone', 'europe zur')
    const options = [...on.element.querySelectorAll('[role=option]')]
    expect(options.map((option) => option.id)).toEqual([on.find('#time-zone').getAttribute('aria-activedescendant')])
    await on.press('#time-zone', 'Enter')
    expect(on.find('#time-zone')).toHaveProperty('value', 'Europe/Zurich')
    expect(on.element.querySelector('[role=listbox]')).toBeNull()
    await press(on, '#profile', 'Save changes')
    expect(calls.update).toHaveBeenCalledWith({ timeZone: 'Europe/Zurich' })
  })

  it('leaves the time zone as it was on Escape and when nothing is found', async () => {
    const on = await openSettings()
    await on.fill('#time-zone', 'mars')
    expect(on.find('[role=listbox]').textContent).toContain('No time zone found')
    await on.press('#time-zone', 'Enter')
    await on.press('#time-zone', 'Escape')
    expect(on.find('#time-zone')).toHaveProperty('value', 'UTC')
  })

  it('says which zone counts until the chosen one does (OP-22)', async () => {
    kept.account = buildAccount({ timeZone: 'Europe/Zurich', nextTimeZone: 'Asia/Tokyo' })
    const on = await openSettings()
    expect(on.find('#time-zone')).toHaveProperty('value', 'Asia/Tokyo')
    expect(on.find('#time-zone-hint').textContent).toBe('Until your next day begins, Europe/Zurich still applies.')
  })
})
