import { PLATFORM_IDS, type PlatformId } from '@trendverse/domain/social/platform'
import { describe, expect, it } from 'vitest'
import { SOCIAL_PLATFORMS } from './registry'
import type { SharedLink } from './social-platform'

const SHARED = {
  url: 'https://trends.example/quiz/7?r=1&x=#a',
  text: 'Ada got 3 of 5 right — 100% & more? <b>"🪐"</b>\n#trend',
  title: 'Quiz: Röntgen + Curie',
  pictureUrl: 'https://trends.example/media/a b.webp?v=1&w=2',
}
const COPIED: readonly PlatformId[] = ['instagram', 'github', 'snapchat', 'youtube', 'tiktok', 'discord']
const addressOf = (id: PlatformId, shared: SharedLink = SHARED) => {
  const address = SOCIAL_PLATFORMS[id].shareAddress?.(shared)
  if (address === undefined) throw new Error(`${id} has no share address`)
  return new URL(address)
}
const valuesOf = ({ searchParams }: URL) => Object.fromEntries(searchParams)

describe('social platforms', () => {
  it.each(PLATFORM_IDS)('has a whole record of %s (SH-01, SO-01)', (id) => {
    const { name, icon, unicodeIcon, color, placeholder, ...rest } = SOCIAL_PLATFORMS[id]
    expect(rest.id).toBe(id)
    expect(name).not.toBe('')
    expect(icon).toMatch(/^M[\d\sa-zA-Z.,-]+$/)
    expect(Array.from(unicodeIcon).length).toBeLessThanOrEqual(2)
    expect(color).toMatch(/^#[0-9A-F]{6}$/)
    expect(placeholder).toMatch(/^https:\/\//)
  })

  it('copies text exactly where no address can share it (SH-04, OP-62)', () => {
    const copied = PLATFORM_IDS.filter((id) => SOCIAL_PLATFORMS[id].shareAddress === null)
    expect(copied.toSorted()).toEqual([...COPIED].toSorted())
  })

  it.each<[PlatformId, string, Record<string, string>]>([
    ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: SHARED.url }],
    ['twitter', 'https://x.com/intent/tweet', { text: SHARED.text, url: SHARED.url }],
    ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', { url: SHARED.url }],
    ['telegram', 'https://t.me/share/url', { url: SHARED.url, text: SHARED.text }],
    ['reddit', 'https://www.reddit.com/submit', { url: SHARED.url, title: SHARED.title }],
    [
      'pinterest',
      'https://www.pinterest.com/pin/create/button/',
      { url: SHARED.url, media: SHARED.pictureUrl, description: SHARED.text },
    ],
    ['whatsapp', 'https://wa.me/', { text: `${SHARED.text} ${SHARED.url}` }],
  ])('opens %s with what is shared in whole, whatever it holds', (id, base, values) => {
    const address = addressOf(id)
    expect(`${address.origin}${address.pathname}`).toBe(base)
    expect(address.hash).toBe('')
    expect(valuesOf(address)).toEqual(values)
  })

  it('leaves the picture to Pinterest where there is none', () => {
    expect([...addressOf('pinterest', { ...SHARED, pictureUrl: null }).searchParams.keys()]).toEqual([
      'url',
      'description',
    ])
  })

  it.each([
    ['half a character', '\uD83E', '\uFFFD'],
    ['a parameter of its own', '&url=https://evil.example', '&url=https://evil.example'],
    ['control characters and marks', 'a\u0000\r\nb\u202Ec', 'a\u0000\r\nb\u202Ec'],
    ['nothing', '', ''],
    ['10,000 characters', 'é'.repeat(10_000), 'é'.repeat(10_000)],
  ])('shares %s as plain text', (_, text, kept) => {
    for (const id of ['twitter', 'telegram', 'pinterest'] as const) {
      const { searchParams } = addressOf(id, { ...SHARED, text })
      expect(searchParams.get(id === 'pinterest' ? 'description' : 'text')).toBe(kept)
      expect(searchParams.getAll('url')).toEqual([SHARED.url])
    }
  })
})
