import { describe, expect, it } from 'vitest'
import { isInwardHost } from './inward-host'

describe('a host that is not of the public internet', () => {
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.0.1',
    '100.64.0.1',
    '[::1]',
    '[::]',
    '[::ffff:7f00:1]',
    '[64:ff9b::a00:1]',
    '[fd00::1]',
    '[fe80::1]',
    '[2002:7f00:1::]',
    'localhost',
    'LOCALHOST.',
    'a.localhost',
    'localhost.localdomain',
    'printer.local',
    'router',
    'vault.internal',
    'metadata.google.internal',
    'nas.lan',
    'box.home.arpa',
    'fritz.box',
    'wiki.corp',
    'wiki.intranet',
  ])('is %s', (host) => {
    expect(isInwardHost(host)).toBe(true)
  })

  it.each([
    'example.org',
    'example.org.',
    '8.8.8.8',
    '172.32.0.1',
    '[2606:4700:4700::1111]',
    '[::ffff:808:808]',
    'localhost.example.org',
    'local.example.com',
    'xn--bcher-kva.example',
    '127.0.0.1.example.org',
  ])('is not %s', (host) => {
    expect(isInwardHost(host)).toBe(false)
  })
})
