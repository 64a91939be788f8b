import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../categories/category'
import { LIFECYCLE_STAGES } from '../momentum/lifecycle-stage'
import { type PlanetSubject, planetAppearance } from './planet-appearance'
import { contrastOf, parseHexColor, SPACE_COLOR } from './planet-color'
import { CATEGORY_PALETTES, PLANET_KINDS } from './planet-palettes'

const subject = (change: Partial<PlanetSubject> = {}): PlanetSubject => ({
  id: '0190a000-0000-7000-8000-000000000001',
  category: 'Science',
  color: '#6fa8ff',
  lifecycle: 'rising',
  sources: ['wikipedia'],
  ...change,
})
const ids = Array.from({ length: 200 }, (_, n) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`)

describe('planet appearance', () => {
  it('is the same for the same trend, every time', () => {
    expect(planetAppearance(subject())).toEqual(planetAppearance(subject()))
  })

  it('takes kind and palette from the category only, not from lifecycle or color', () => {
    const plain = planetAppearance(subject())
    const other = planetAppearance(subject({ lifecycle: 'fading', color: '#ff0000' }))
    expect([other.kind, other.surface]).toEqual([plain.kind, plain.surface])
    expect(CATEGORY_PALETTES.Science.map((palette) => palette.kind)).toContain(plain.kind)
  })

  it('turns the hues of a category for every trend, so that two of its worlds are not of one colour', () => {
    const bases = ids.map((id) => planetAppearance(subject({ id })).surface[0])
    expect(new Set(bases).size).toBeGreaterThan(100)
    const [ice] = CATEGORY_PALETTES.Science
    const blue = ids.map((id) => planetAppearance(subject({ id }))).filter(({ kind }) => kind === ice.kind)
    for (const { surface } of blue) {
      const [red, , bluePart] = parseHexColor(surface[0]) ?? [1, 1, 0]
      expect(bluePart).toBeGreaterThan(red)
    }
  })

  it('shows both worlds of a category among many trends', () => {
    const kinds = new Set(ids.map((id) => planetAppearance(subject({ id })).kind))
    expect(kinds).toEqual(new Set(['ice', 'gas']))
  })

  it('wears the ring of its sources, whichever of them is the strongest', () => {
    expect(planetAppearance(subject()).ring).toBeNull()
    const worn = planetAppearance(subject({ sources: ['wikipedia', 'bluesky'] })).ring
    expect(worn).not.toBeNull()
    expect(planetAppearance(subject({ sources: ['bluesky', 'wikipedia'] })).ring).toEqual(worn)
  })

  it('glows most at its peak and least when dormant', () => {
    const glow = Object.fromEntries(
      LIFECYCLE_STAGES.map((lifecycle) => [lifecycle, planetAppearance(subject({ lifecycle })).glow]),
    )
    expect(Math.max(...Object.values(glow))).toBe(glow.peak)
    expect(Math.min(...Object.values(glow))).toBe(glow.dormant)
  })

  it('never shows a ring from its edge: its axis leans towards the viewer', () => {
    for (const id of ids) expect(planetAppearance(subject({ id })).tilt).toBeGreaterThan(0.25)
  })

  it('tints the air with the trend color and keeps words readable even for black', () => {
    expect(planetAppearance(subject({ color: '#ff0000' })).atmosphere).not.toBe(planetAppearance(subject()).atmosphere)
    for (const color of ['#000000', '#05060f', '#0000ff', '#ffffff']) {
      expect(contrastOf(planetAppearance(subject({ color })).accent, SPACE_COLOR)).toBeGreaterThanOrEqual(7)
    }
  })

  it('survives colors, categories and stages that nobody defined', () => {
    const hostile = {
      ...subject({ color: 'url(javascript:alert(1))' }),
      category: '__proto__',
      lifecycle: 'constructor',
    } as unknown as PlanetSubject
    const look = planetAppearance(hostile)
    expect(PLANET_KINDS).toContain(look.kind)
    expect(look.atmosphere).toMatch(/^#[0-9a-f]{6}$/)
    expect(typeof look.glow).toBe('number')
  })

  it('has two worlds of readable colors for every category', () => {
    for (const category of CATEGORIES) {
      for (const palette of CATEGORY_PALETTES[category]) {
        for (const color of [...palette.surface, palette.atmosphere, palette.light])
          expect(color).toMatch(/^#[0-9a-f]{6}$/)
      }
    }
  })
})
