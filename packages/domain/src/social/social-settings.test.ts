import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampPosition,
  DEFAULT_FLOATING_BUTTON,
  isButtonDocked,
  isButtonShown,
  nextButtonState,
  restingPosition,
  stepsAside,
} from './floating-button'
import { PLATFORM_IDS } from './platform'
import { exportSettings, importSettings, MAX_SETTINGS_FILE_BYTES } from './settings-file'
import { completeLinks, enabledPlatforms } from './social-links'
import { DEFAULT_SOCIAL_SETTINGS, readRedirects, readSocialSettings } from './social-settings'

/** All of it ASCII: a byte a character. */
const read = (text: string) => importSettings(text, text.length)
const BUTTON = DEFAULT_FLOATING_BUTTON

describe('social settings', () => {
  it('begin with five platforms that only share (SO-02, OP-65)', () => {
    const { links } = DEFAULT_SOCIAL_SETTINGS
    expect(enabledPlatforms(links)).toEqual(['facebook', 'twitter', 'instagram', 'youtube', 'tiktok'])
    expect(Object.keys(links)).toEqual([...PLATFORM_IDS])
    expect(Object.values(links).every(({ url }) => url === '')).toBe(true)
  })

  it.each([undefined, null, 7, 'x', [], { links: [], button: 3 }, { links: { myspace: { enabled: true, url: '' } } }])(
    'are the defaults where %j was kept',
    (stored) => expect(readSocialSettings(stored)).toEqual(DEFAULT_SOCIAL_SETTINGS),
  )

  it('keep a half that is whole beside one that is not', () => {
    const button = { ...BUTTON, position: { x: 5, y: 6 } }
    expect(readSocialSettings({ links: 'none', button })).toEqual({ ...DEFAULT_SOCIAL_SETTINGS, button })
    const links = { reddit: { enabled: true, url: 'https://reddit.example/r/us' } }
    expect(readSocialSettings({ links, button: { ...BUTTON, position: { x: -1, y: 0 } } })).toEqual({
      links: completeLinks(links),
      button: BUTTON,
    })
  })

  it('read redirects all or none', () => {
    const redirects = { reddit: { enabled: true, redirectUrl: 'https://go.example/{url}' } }
    expect(readRedirects(redirects)).toEqual(redirects)
    expect(readRedirects({ ...redirects, twitter: { enabled: true, redirectUrl: 'javascript:1' } })).toEqual({})
    expect(readRedirects(undefined)).toEqual({})
  })
})

describe('settings files (SO-03, OP-65)', () => {
  it('come back as they went', () => {
    const settings = {
      links: completeLinks({ github: { enabled: true, url: 'https://github.com/us' } }),
      button: { ...BUTTON, enabled: false, position: { x: 300, y: 400 } },
    }
    expect(read(exportSettings(settings))).toEqual({
      accepted: true,
      settings,
      summary: '6 of 13 platforms enabled, 1 with your own page, floating button off.',
    })
  })

  it('may be of 100 KB, and not of a byte more', () => {
    const text = exportSettings(DEFAULT_SOCIAL_SETTINGS)
    const full = text.padEnd(MAX_SETTINGS_FILE_BYTES)
    expect(read(full)).toMatchObject({ accepted: true })
    expect(read(`${full} `)).toEqual({ accepted: false, problem: 'This file is larger than 100 KB.' })
  })

  it.each([
    ['no JSON', '{', ''],
    ['nothing', '', ''],
    ['a list', '[]', ''],
    ['no button', '{"links":{}}', ' (button)'],
    ['an unknown platform', JSON.stringify({ links: { myspace: { enabled: true, url: '' } }, button: BUTTON }), ' (li'],
    [
      'an address of a script among good ones',
      JSON.stringify({
        links: { reddit: { enabled: true, url: 'https://a.example' }, github: { enabled: true, url: 'javascript:1' } },
        button: BUTTON,
      }),
      ' (links.github.url)',
    ],
    ['a field too many', JSON.stringify({ links: {}, button: BUTTON, admin: true }), ''],
    ['a prototype', '{"links":{},"button":{},"__proto__":{"x":1}}', ' (button'],
  ])('with %s change nothing', (_, text, place) => {
    const imported = read(text)
    expect(imported.accepted).toBe(false)
    expect('problem' in imported && imported.problem).toContain(`We can’t use this file${place}`)
  })
})

describe('the floating button', () => {
  it('stands everywhere but on paths that begin so (FL-02)', () => {
    const shown = (path: string) => isButtonShown(BUTTON, path, 5)
    for (const path of ['/', '/trends', '/profile', '/quiz/1', '/news']) expect(shown(path)).toBe(true)
    for (const path of ['/admin', '/admin/users', '/signup', '/login', '/login?from=/', '/forgot-password']) {
      expect(shown(path)).toBe(false)
    }
  })

  it('does not stand when it is off or nothing is enabled (FL-03)', () => {
    expect(isButtonShown({ ...BUTTON, enabled: false }, '/', 5)).toBe(false)
    expect(isButtonShown(BUTTON, '/', 0)).toBe(false)
    expect(isButtonShown(BUTTON, '/', 1)).toBe(true)
  })

  it.each([
    [
      { x: -50, y: -50 },
      { x: 10, y: 50 },
    ],
    [
      { x: 10, y: 50 },
      { x: 10, y: 50 },
    ],
    [
      { x: 930, y: 680 },
      { x: 930, y: 680 },
    ],
    [
      { x: 931, y: 681 },
      { x: 930, y: 680 },
    ],
    [
      { x: 100.6, y: 99.4 },
      { x: 101, y: 99 },
    ],
  ])('is kept inside a window of 1000 by 800: %j (FL-08)', (position, clamped) => {
    expect(clampPosition(position, { width: 1_000, height: 800 })).toEqual(clamped)
  })

  it('can be reached in a window of any size', () => {
    const number = fc.integer({ min: -5_000, max: 20_000 })
    fc.assert(
      fc.property(number, number, fc.nat(5_000), fc.nat(5_000), (x, y, width, height) => {
        const at = clampPosition({ x, y }, { width, height })
        expect(at.x).toBeGreaterThanOrEqual(10)
        expect(at.y).toBeGreaterThanOrEqual(50)
        expect(at.x).toBeLessThanOrEqual(Math.max(10, width - 70))
        expect(at.y).toBeLessThanOrEqual(Math.max(50, height - 120))
      }),
    )
  })

  it('rests beside the page by default, and in the lower right corner where that would cover its words (FL-10)', () => {
    const { position } = DEFAULT_FLOATING_BUTTON
    for (const width of [1_024, 1_280, 1_440]) {
      expect(restingPosition(position, { width, height: 800 })).toEqual({ x: 20, y: 100 })
    }
    const tablet = { width: 768, height: 1_024 }
    expect(clampPosition(restingPosition(position, tablet), tablet)).toEqual({ x: 698, y: 904 })
    const phone = { width: 375, height: 812 }
    expect(clampPosition(restingPosition(position, phone), phone)).toEqual({ x: 305, y: 692 })
    expect(restingPosition({ x: 20, y: 101 }, phone)).toEqual({ x: 20, y: 101 })
  })

  it('lies in the header of narrow windows until somebody places it, and steps aside there', () => {
    const { position } = DEFAULT_FLOATING_BUTTON
    expect(isButtonDocked(null, position, 1_023)).toBe(true)
    expect(isButtonDocked(null, position, 1_024)).toBe(false)
    expect(isButtonDocked({ x: 20, y: 100 }, position, 375)).toBe(false)
    expect(isButtonDocked(null, { x: 21, y: 100 }, 375)).toBe(false)
    expect([stepsAside(1_023), stepsAside(1_024)]).toEqual([true, false])
  })

  it('is closed, open or dragged (FL-06)', () => {
    expect(nextButtonState('closed', 'pressed')).toBe('open')
    expect(nextButtonState('open', 'pressed')).toBe('closed')
    expect(nextButtonState('open', 'dismissed')).toBe('closed')
    expect(nextButtonState('open', 'dragged')).toBe('dragging')
    expect(nextButtonState('dragging', 'dropped')).toBe('closed')
    expect(nextButtonState('dragging', 'dismissed')).toBe('dragging')
    expect(nextButtonState('open', 'dropped')).toBe('open')
  })
})
