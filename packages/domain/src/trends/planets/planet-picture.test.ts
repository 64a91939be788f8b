import { describe, expect, it } from 'vitest'
import type { PlanetSubject } from './planet-appearance'
import { lookKey, planetPictureAddress, planetPictureSet, readPlanetPictureAddress } from './planet-picture'

const ID = '0190a000-0000-7000-8000-000000000001'
const subject: PlanetSubject = {
  id: ID,
  category: 'Science',
  color: '#7cc4ff',
  lifecycle: 'rising',
  sources: ['wikipedia'],
}

describe('the address of a planet picture', () => {
  it('is read back', () => {
    for (const width of [160, 320, 480] as const) {
      const [path = ''] = planetPictureAddress(subject, width).split('?')
      expect(readPlanetPictureAddress(path)).toEqual({ trendId: ID, width })
    }
  })

  it('changes with the look and with nothing else', () => {
    const same = lookKey(subject)
    expect(lookKey({ ...subject, sources: ['github', 'github'] })).toBe(same)
    const others = [
      lookKey({ ...subject, lifecycle: 'peak' }),
      lookKey({ ...subject, color: '#7cc4fe' }),
      lookKey({ ...subject, category: 'Music' }),
      lookKey({ ...subject, sources: ['wikipedia', 'github'] }),
      lookKey({ ...subject, sources: ['wikipedia', 'bluesky'] }),
    ]
    expect(new Set([same, ...others]).size).toBe(6)
    expect(lookKey({ ...subject, sources: ['github', 'wikipedia'] })).toBe(others[3])
  })

  it('names all widths for a browser to choose from', () => {
    expect(planetPictureSet(subject).match(/-(\d+)\.webp\?v=\w+ \1w/g)).toHaveLength(3)
  })

  it.each([
    `/planets/${ID}-161.webp`,
    `/planets/${ID}-0160.webp`,
    `/planets/${ID}-160.png`,
    `/planets/${ID}-160.webp/x`,
    '/planets/------------------------------------160.webp',
    '/planets/../../etc/passwd-160.webp',
    `/planets/${ID}.webp`,
  ])('refuses %s', (path) => {
    expect(readPlanetPictureAddress(path)).toBeNull()
  })
})
