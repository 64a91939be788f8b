import { describe, expect, it } from 'vitest'
import { NO_ROBOTS_RULES, readRobots, robotsAllow } from './robots-rules'

const allows = (text: string, path: string) => robotsAllow(readRobots(text, 'Trendverse'), path)
const delayOf = (text: string) => readRobots(text, 'Trendverse').crawlDelayMs

describe('which group counts', () => {
  it('is the one that names the crawler, in any case and with a version', () => {
    for (const name of ['Trendverse', 'trendverse', 'TRENDVERSE/1.0 (contact)']) {
      const text = `User-agent: *\nDisallow: /\n\nUser-agent: ${name}\nDisallow: /private`
      expect([allows(text, '/a'), allows(text, '/private/b')], name).toEqual([true, false])
    }
  })

  it('is that for all where none names it', () => {
    const text = 'User-agent: otherbot\nDisallow: /\nUser-agent: *\nDisallow: /no'
    expect([allows(text, '/yes'), allows(text, '/no')]).toEqual([true, false])
  })

  it('is none for a crawler whose name only begins alike', () => {
    expect(allows('User-agent: trendverse-images\nDisallow: /\nUser-agent: trend\nDisallow: /', '/a')).toBe(true)
  })

  it('may stand in several places, whose rules add up', () => {
    const text =
      'User-agent: trendverse\nDisallow: /a\nUser-agent: x\nDisallow: /\nUser-agent: Trendverse\nDisallow: /b'
    expect([allows(text, '/a'), allows(text, '/b'), allows(text, '/c')]).toEqual([false, false, true])
  })

  it('may name several crawlers, with empty lines, comments and other fields between them', () => {
    const text = 'User-agent: x # one\n\nSitemap: https://a.example/map\nUser-agent: trendverse\r\nDisallow: /a # no'
    expect(allows(text, '/a')).toBe(false)
  })

  it('counts although it holds no rule: then all is allowed', () => {
    expect(allows('User-agent: *\nDisallow: /\nUser-agent: trendverse\nDisallow:', '/a')).toBe(true)
  })
})

describe('which rule counts', () => {
  it.each([
    ['Disallow: /', '/a', false],
    ['Disallow: /a', '/ab', false],
    ['Disallow: /a/', '/a', true],
    ['Disallow: /\nAllow: /a', '/ab', true],
    ['Allow: /a\nDisallow: /', '/b', false],
    ['Disallow: /a\nAllow: /a', '/a', true],
    ['Disallow: /*.php', '/x/y.php?z', false],
    ['Disallow: /*.php$', '/x/y.php', false],
    ['Disallow: /*.php$', '/x/y.php?z', true],
    ['Disallow: /a$', '/ab', true],
    ['Disallow: /a*$', '/ab', false],
    ['Disallow: *', '/x', false],
    ['Disallow: /*/private/*/x', '/1/private/2/3/x', false],
    ['Disallow: /*ab*ab$', '/xab', true],
    ['Disallow: /ab*ba$', '/aba', true],
    ['Disallow: /p?id=', '/p?id=7', false],
    ['Disallow: /caf%c3%a9', '/caf%C3%A9', false],
    ['Disallow: /café', '/caf%C3%A9', false],
    ['Disallow: /%7ejoe', '/~joe', false],
    ['Disallow: /a%2fb', '/a/b', true],
    ['disallow : /a', '/a', false],
    ['Disallow /a', '/a', true],
    ['Noindex: /a', '/a', true],
  ])('%j for %s: allowed is %s', (rules, path, isAllowed) => {
    expect(allows(`User-agent: *\n${rules}`, path)).toBe(isAllowed)
  })

  it('is none in a file that is none', () => {
    for (const text of ['', '<!doctype html><title>Not found</title>', '\0\0\0', 'Disallow: /']) {
      expect(allows(text, '/a'), JSON.stringify(text)).toBe(true)
    }
    expect(robotsAllow(NO_ROBOTS_RULES, '/a')).toBe(true)
  })

  it('is read behind a byte order mark', () => {
    expect(allows('\uFEFFUser-agent: *\nDisallow: /', '/a')).toBe(false)
  })
})

describe('the crawl delay', () => {
  it('is that of the group that counts, in milliseconds', () => {
    expect(delayOf('User-agent: *\nCrawl-delay: 2.5')).toBe(2_500)
    expect(delayOf('User-agent: *\nCrawl-delay: 20\nUser-agent: trendverse\nCrawl-delay: 4\nDisallow:')).toBe(4_000)
    expect(delayOf('User-agent: *\nCrawl-delay: 20\nUser-agent: trendverse\nDisallow:')).toBeNull()
  })

  it.each(['soon', '-1', '', '1e9', 'Infinity'])('is unknown when it is %j', (delay) => {
    expect(delayOf(`User-agent: *\nCrawl-delay: ${delay}`)).toBeNull()
  })
})

describe('hostile files', () => {
  const names = Array.from({ length: 3_500 }, (_, n) => `User-agent: ${n.toString(36)}`).join('\n')
  const rules = Array.from({ length: 2_500 }, () => 'Allow: /a').join('\n')

  it('keep no rule of the thousands of crawlers they name', () => {
    expect(readRobots(`${names}\n${rules}`, 'Trendverse').rules).toEqual([])
  })

  it('keep each rule once, however often they name the crawler', () => {
    const text = `${'User-agent: trendverse\nUser-agent: *\n'.repeat(1_000)}${rules}`
    expect(readRobots(text, 'Trendverse').rules).toHaveLength(2_500)
  })

  it('decide although every rule is made of wildcards', () => {
    const path = `/${'a'.repeat(1_900)}`
    expect(allows(`User-agent: *\n${'Disallow: *a*a*a*b\n'.repeat(5_000)}`, path)).toBe(true)
    expect(allows(`User-agent: *\nDisallow: ${'*a'.repeat(1_900)}`, path)).toBe(false)
  })
})
