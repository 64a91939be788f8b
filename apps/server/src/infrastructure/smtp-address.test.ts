import { describe, expect, it } from 'vitest'
import { readSmtpAddress } from './smtp-address'

describe('readSmtpAddress', () => {
  it('reads a server that speaks TLS from the first byte', () => {
    expect(readSmtpAddress('smtps://me%40example.org:a%2Fb%3Ac@mail.example.org?name=The%20site')).toEqual({
      host: 'mail.example.org',
      port: 465,
      tls: 'implicit',
      username: 'me@example.org',
      password: 'a/b:c',
      fromAddress: 'me@example.org',
      fromName: 'The site',
    })
  })

  it('reads a server that upgrades to TLS, and a relay that needs neither TLS nor a sign-in', () => {
    expect(readSmtpAddress('smtp://me:secret@mail.example.org?from=a@example.org')).toMatchObject({
      port: 587,
      tls: 'starttls',
      fromAddress: 'a@example.org',
      fromName: '',
    })
    expect(readSmtpAddress('smtp://[::1]:2525/?from=a@example.org&tls=off')).toMatchObject({
      host: '::1',
      port: 2525,
      tls: 'none',
      username: null,
      password: null,
    })
  })

  it.each([
    'smtp://mail.example.org?from=post@m%C3%BCller.example',
    'smtp://mail.example.org?from=post@mu%CC%88ller.example',
    'smtp://post%40m%C3%BCller.example:secret@mail.example.org',
  ])('brings the sender to its one form: %s', (text) => {
    expect(readSmtpAddress(text)?.fromAddress).toBe('post@xn--mller-kva.example')
  })

  it.each([
    'mail.example.org',
    'https://mail.example.org?from=a@example.org',
    'smtp://?from=a@example.org',
    'smtp://mail.example.org',
    'smtp://mail.example.org?from=nobody',
    'smtp://me:secret@mail.example.org',
    'smtp://me@mail.example.org?from=a@example.org',
    'smtp://:secret@mail.example.org?from=a@example.org',
    'smtp://mail.example.org:0?from=a@example.org',
    'smtp://mail.example.org/path?from=a@example.org',
    'smtp://mail.example.org?from=a@example.org#part',
    'smtp://mail.example.org?from=a@example.org&form=b',
    'smtp://mail.example.org?from=a@example.org&tls=perhaps',
    'smtps://mail.example.org?from=a@example.org&tls=off',
    'smtp://a%ZZ:secret@mail.example.org?from=a@example.org',
    'smtp://me:sec%0D%0Aret@mail.example.org?from=a@example.org',
    'smtp://mail.example.org?from=a@example.org&name=one%0Atwo',
    `smtp://mail.example.org?from=a@example.org&name=${'x'.repeat(101)}`,
  ])('refuses %s', (text) => {
    expect(readSmtpAddress(text)).toBeNull()
  })
})
