import { DEFAULT_SOCIAL_SETTINGS } from '@trendverse/domain/social/social-settings'
import { describe, expect, it } from 'vitest'
import { redirectProblems, socialProblems } from './setting-problems'

const NO_HTTPS = 'Please enter an address that begins with https://'
const { links, button } = DEFAULT_SOCIAL_SETTINGS

describe('what is wrong with settings of sharing', () => {
  it('is nothing where nothing is', () => {
    expect(socialProblems(DEFAULT_SOCIAL_SETTINGS).size).toBe(0)
    expect(redirectProblems({ reddit: { enabled: true, redirectUrl: 'https://go.example/?to={url}' } }).size).toBe(0)
  })

  it.each(['http://github.com/us', 'javascript:alert(1)', 'github.com/us', 'https://bank.example@evil.example/'])(
    'is said beside the address %j',
    (url) => {
      const changed = { button, links: { ...links, github: { enabled: true, url } } }
      expect([...socialProblems(changed)]).toEqual([['links.github.url', NO_HTTPS]])
      expect([...redirectProblems({ github: { enabled: true, redirectUrl: url } })]).toEqual([
        ['github.redirectUrl', NO_HTTPS],
      ])
    },
  )

  it.each([Number.NaN, -1, 1.5, 10_001])('is said beside a place of %d pixels', (x) => {
    expect([...socialProblems({ links, button: { ...button, position: { x, y: 100 } } })]).toEqual([
      ['button.position.x', 'Please enter a whole number from 0 to 10,000'],
    ])
  })
})
