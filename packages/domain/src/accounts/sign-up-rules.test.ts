import { describe, expect, it } from 'vitest'
import {
  confirmationProblem,
  consentProblem,
  emailProblem,
  nameProblem,
  newPasswordProblem,
  passwordProblem,
  usernameProblem,
} from './sign-up-rules'

describe('names', () => {
  it('have 1 to 50 characters, whatever alphabet they are written in', () => {
    for (const name of ['A', '明', 'Zoë-Anne O’Neil', ' Ada ', 'x'.repeat(50)]) {
      expect(nameProblem('First name', name), name).toBeNull()
    }
    expect(nameProblem('First name', '')).toBe('First name is required')
    expect(nameProblem('Last name', ' \t ')).toBe('Last name is required')
    expect(nameProblem('Last name', 'x'.repeat(51))).toBe('Last name must have at most 50 characters')
  })

  it('hold no address and no link', () => {
    for (const name of [
      'ada@example.org',
      'http://evil.example',
      'see evil.example',
      'www.evil.io',
      '10.0.0.1',
      'a/b',
      'tel:1',
      'see t.co',
      'X.COM',
      'site1.com',
      'evil．com',
      'evil。com',
      'evil․com',
      'ada＠example',
    ]) {
      expect(nameProblem('First name', name), name).toBe('First name can’t contain an address or a link')
    }
    for (const name of ['J.R.R.', 'J.Smith', 'St. John', 'Anna M.', 'O. J.', 'D’Arcy', 'Mary-Jane', 'Jr., PhD']) {
      expect(nameProblem('Last name', name), name).toBeNull()
    }
  })

  it('contain nothing that hides or turns text', () => {
    for (const name of ['a\u0000b', 'a\u202eb', 'a\u200bb', 'a\nb', 'a\u2028b']) {
      expect(nameProblem('First name', name), JSON.stringify(name)).toContain('can’t be used')
    }
  })
})

describe('usernames', () => {
  it('have 3 to 20 characters', () => {
    expect(usernameProblem('ab')).toBe('Username must have 3 to 20 characters')
    expect(usernameProblem('abc')).toBeNull()
    expect(usernameProblem('a'.repeat(20))).toBeNull()
    expect(usernameProblem('a'.repeat(21))).toBe('Username must have 3 to 20 characters')
    expect(usernameProblem('')).toBe('Username is required')
  })

  it('are letters, digits and underscores, and nothing that only looks like them', () => {
    expect(usernameProblem('Ada_42')).toBeNull()
    for (const name of ['ada lovelace', 'аda', 'ada-1', 'ada\n', '<b>x', '٣٣٣']) {
      expect(usernameProblem(name), name).toBe('Username may contain only letters, digits and _')
    }
  })
})

describe('addresses', () => {
  it.each(['a@b.co', ' a@b.co ', 'a+tag@sub.example.org', 'ü@müller.example', `${'a'.repeat(248)}@b.co`])(
    'like %s are accepted',
    (email) => {
      expect(emailProblem(email)).toBeNull()
    },
  )

  it.each([
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a@b..co',
    'a b@c.de',
    'a@b@c.de',
    'a@b.co\u0000',
    'a@b.co\nBcc:x',
  ])('like %j are not (ER-06)', (email) => {
    expect(emailProblem(email)).toBe('Please enter a valid email address')
  })

  it('have at most 254 characters', () => {
    expect(emailProblem(`${'a'.repeat(250)}@b.co`)).toBe('Please enter a valid email address')
  })

  it('are asked for when missing (ER-05)', () => {
    expect(emailProblem('  ')).toBe('Email is required')
  })
})

describe('passwords', () => {
  it('are only asked for at sign-in (ER-07)', () => {
    expect(passwordProblem('')).toBe('Password is required')
    expect(passwordProblem(' ')).toBeNull()
  })

  it('have 8 to 128 characters when they are new', () => {
    expect(newPasswordProblem('')).toBe('Password is required')
    expect(newPasswordProblem('1234567')).toBe('Password must have at least 8 characters')
    expect(newPasswordProblem('12345678')).toBeNull()
    expect(newPasswordProblem('x'.repeat(128))).toBeNull()
    expect(newPasswordProblem('x'.repeat(129))).toBe('Password must have at most 128 characters')
  })

  it('are repeated to the letter', () => {
    expect(confirmationProblem('Secret-1', '')).toBe('Please repeat your password')
    expect(confirmationProblem('Secret-1', 'secret-1')).toBe('Passwords don’t match')
    expect(confirmationProblem('Secret-1', 'Secret-1')).toBeNull()
  })
})

describe('consent', () => {
  it('is given, never assumed', () => {
    expect(consentProblem(false)).toBe('Please accept the terms to continue')
    expect(consentProblem(true)).toBeNull()
  })
})
