import { describe, expect, it } from 'vitest'
import { countryNamesOf } from './country-names'

describe('countryNamesOf', () => {
  it('knows countries as a language writes them, folded', () => {
    expect(countryNamesOf('sv')).toContain('kina')
    expect(countryNamesOf('sv')).toContain('osterrike')
    expect(countryNamesOf('fr')).toContain('chine')
    expect(countryNamesOf('fr')).not.toContain('kina')
  })

  it('leaves out names of several words, whose parts mean other things', () => {
    for (const part of ['nya', 'isle', 'united', 'de']) expect(countryNamesOf('sv')).not.toContain(part)
  })
})
