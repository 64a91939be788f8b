import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { charactersIn, FONT_FACES, fontFaceRule } from './font-faces.ts'

const SOURCE = join(import.meta.dirname, '../src')
const styles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx|ts)$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  .join('\n')
const facesOf = (family: string) => FONT_FACES.filter((face) => face.family === family)

describe('the shipped fonts', () => {
  it('reads single characters and ranges, beyond the sixteen-bit ones too', () => {
    expect(charactersIn('U+0041-0043, U+20AC, U+1F600')).toEqual(['A', 'B', 'C', '€', '😀'])
  })

  it('lays no character into two files of a family, so that one text loads one file', () => {
    for (const { family } of FONT_FACES) {
      const all = facesOf(family).flatMap((face) => charactersIn(face.characters))
      expect(new Set(all).size).toBe(all.length)
    }
  })

  it('loads accents of western names with the page, and those of others when they are met', () => {
    const [first, other] = facesOf('Inter').map((face) => charactersIn(face.characters))
    expect(first).toEqual(expect.arrayContaining(['é', 'ñ', 'ß', 'Æ', 'œ', '’', '—']))
    expect(other).toEqual(expect.arrayContaining(['ř', 'Ł', 'ō', 'Ş', 'ğ']))
  })

  it('has every weight that the styles ask for in the family of what is read', () => {
    const named = { normal: 400, medium: 500, semibold: 600, bold: 700, light: 300, black: 900 }
    const asked = [
      ...[...styles.matchAll(/font-weight: (\d+)/g)].map((match) => Number(match[1])),
      ...Object.entries(named).flatMap(([name, weight]) => (styles.includes(`font-${name}`) ? [weight] : [])),
    ].filter((weight) => weight !== 620)
    expect(asked.length).toBeGreaterThan(3)
    for (const { weight } of facesOf('Inter')) {
      const { min, max } = typeof weight === 'number' ? { min: weight, max: weight } : weight
      for (const one of asked) expect(one >= min && one <= max, `${one}`).toBe(true)
    }
  })

  it('keeps the features that the styles switch on', () => {
    const asked = [...styles.matchAll(/font-feature-settings: ([^;]+);/g)].flatMap((match) =>
      [...(match[1] ?? '').matchAll(/"(\w{4})"/g)].map(([, feature]) => feature),
    )
    expect(asked).not.toEqual([])
    for (const { features } of facesOf('Inter')) expect(features).toEqual(expect.arrayContaining([...asked, 'tnum']))
  })

  it('declares a face by one weight or a range of them', () => {
    const rules = FONT_FACES.map(fontFaceRule).join('')
    expect(rules).toContain('font-weight: 620;')
    expect(rules).toContain('font-weight: 400 600;')
    expect(rules.match(/font-display: swap/g)).toHaveLength(FONT_FACES.length)
  })
})
