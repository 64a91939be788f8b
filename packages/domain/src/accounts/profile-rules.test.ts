import { describe, expect, it } from 'vitest'
import { bioProblem, timeZoneProblem } from './profile-rules'

describe('profile rules', () => {
  it('take a bio of up to 300 characters, with line breaks and whatever people write', () => {
    for (const bio of ['', 'x'.repeat(300), ` ${'x'.repeat(300)} `, 'two\nlines\tand 👨‍👩‍👧', '<b>"\'&'])
      expect(bioProblem(bio)).toBeNull()
    expect(bioProblem('x'.repeat(301))).toBe('Bio must have at most 300 characters')
    for (const bio of ['a\0b', 'a\u001bb', 'a\u0085b']) expect(bioProblem(bio)).toMatch(/can’t be used/)
  })

  it('take the names of time zones', () => {
    expect(timeZoneProblem('Europe/Zurich')).toBeNull()
    for (const text of ['', 'Mars/Base', '+01:00', '../etc']) expect(timeZoneProblem(text)).toMatch(/time zone/)
  })
})
