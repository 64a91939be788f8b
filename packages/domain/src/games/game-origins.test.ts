import { describe, expect, it } from 'vitest'
import { foreignOriginOf, gameOriginsProblem, isFromAllowedSite, readGameOrigins } from './game-origins'

describe('the sites that games may come from', () => {
  it('are none at first, and otherwise one after the other', () => {
    expect(readGameOrigins('')).toEqual([])
    expect(readGameOrigins(' https://games.example.org,\nhttps://b.example:8443 https://games.example.org ')).toEqual([
      'https://games.example.org',
      'https://b.example:8443',
    ])
  })

  it.each([
    'http://games.example.org',
    'https://*.example.org',
    'https://games.example.org/path',
    'https://user@games.example.org',
    'https://games.example.org;script-src',
    "'self'",
    'https:',
    'https://localhost',
    'https://Games.example.org',
  ])('are nothing that would say more in a policy: %s', (text) => {
    expect(gameOriginsProblem(text)).toMatch(/isn’t a site|at most/)
    expect(readGameOrigins(`https://games.example.org ${text}`)).toEqual([])
  })

  it('are few', () => {
    const many = Array.from({ length: 21 }, (_, index) => `https://g${index}.example.org`)
    expect(gameOriginsProblem(many.join(' '))).toBe('Please enter at most 20 sites.')
    expect(gameOriginsProblem(many.slice(1).join(' '))).toBeNull()
  })

  it('say which games may be framed', () => {
    const ours = { gameUrl: '/games/trend-quiz/' }
    const theirs = { gameUrl: 'https://games.example.org/tiles/?a=b' }
    expect(foreignOriginOf(ours)).toBeNull()
    expect(foreignOriginOf(theirs)).toBe('https://games.example.org')
    expect([ours, theirs].map((game) => isFromAllowedSite(game, []))).toEqual([true, false])
    expect(isFromAllowedSite(theirs, ['https://games.example.org'])).toBe(true)
    expect(isFromAllowedSite(theirs, ['https://games.example.org:8443'])).toBe(false)
    for (const gameUrl of [
      'https://games.example.org@evil.example/',
      'https://evil.example\\@games.example.org/',
      'http://games.example.org/',
      'https:games.example.org',
      '',
    ]) {
      expect(isFromAllowedSite({ gameUrl }, ['https://games.example.org'])).toBe(false)
    }
    expect(isFromAllowedSite({ gameUrl: 'HTTPS://Games.Example.org?x' }, ['https://games.example.org'])).toBe(true)
  })
})
