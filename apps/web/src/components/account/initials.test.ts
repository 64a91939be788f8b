import { describe, expect, it } from 'vitest'
import { initials } from './initials'

describe('initials', () => {
  it.each([
    ['Ada Quill', 'AQ'],
    ['ada maria  quill', 'AQ'],
    ['Ada', 'A'],
    ['𝒜da 明', '𝒜明'],
    ['ipek ışık', 'İI'],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})
