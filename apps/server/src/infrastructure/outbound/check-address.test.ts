import { describe, expect, it } from 'vitest'
import { checkAddress, firstHop, nextHop } from './check-address'

const BASE = 'http://127.0.0.1:9000'

describe('checkAddress', () => {
  it.each(['https://news.example/a', 'http://news.example:8080/a', 'https://8.8.8.8/', 'https://[2606:4700::1111]/'])(
    'accepts %s',
    (address) => expect(checkAddress(address, undefined, null).href).toBe(new URL(address).href),
  )

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.0.0.1./',
    'http://１２７.０.０.１/',
    'http://①②⑦.⓪.⓪.①/',
    'http://0/',
    'http://0.0.0.0/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0xA9FEA9FE/',
    'http://2852039166/',
    'http://100.100.100.200/',
    'http://192.168.0.1:8080/',
    'http://10.0.0.1%2f@8.8.8.8:80/',
    'http://255.255.255.255/',
    'http://224.0.0.1/',
  ])('refuses %s', (address) => expect(() => checkAddress(address, undefined, null)).toThrow(/its address/))

  it.each([
    'ftp://news.example/',
    'file:///etc/passwd',
    'gopher://news.example/',
    'data:,x',
    'http://a:b@news.example/',
    'x',
    '',
  ])('refuses %j', (address) => expect(() => checkAddress(address, undefined, null)).toThrow(/its address/))

  it('lets through exactly the private origin an operator named', () => {
    expect(checkAddress(`${BASE}/x`, undefined, BASE).href).toBe(`${BASE}/x`)
    for (const other of ['http://127.0.0.1:9001/x', 'https://127.0.0.1:9000/x', 'http://127.0.0.2:9000/x']) {
      expect(() => checkAddress(other, undefined, BASE)).toThrow('not public')
    }
  })

  it('resolves a redirect against the page it came from', () => {
    const from = new URL('https://news.example/a/b')
    expect(checkAddress('../c', from, null).href).toBe('https://news.example/c')
    expect(() => checkAddress('//127.0.0.1/', from, null)).toThrow('not public')
  })
})

describe('redirects', () => {
  it('may stay on the operator’s own origin', () => {
    const hop = nextHop(firstHop(`${BASE}/a`, BASE), '/b')
    expect([hop.url.href, hop.privateOrigin]).toEqual([`${BASE}/b`, BASE])
  })

  it('never lead back inside once they left', () => {
    const outside = nextHop(firstHop(`${BASE}/a`, BASE), 'https://news.example/')
    expect(outside.privateOrigin).toBeNull()
    expect(() => nextHop(outside, `${BASE}/b`)).toThrow('not public')
  })

  it('of a public address never lead to the operator’s origin', () => {
    expect(() => nextHop(firstHop('https://news.example/', BASE), `${BASE}/b`)).toThrow('not public')
  })
})
