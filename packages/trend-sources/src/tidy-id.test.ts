import { describe, expect, it } from 'vitest'
import { tidyId } from './tidy-id'

describe('tidyId', () => {
  it.each(['1', 'tag:a.example,2026:1', 'https://a.example/x?y=1', '彗星'])('leaves %s as it is', (id) =>
    expect(tidyId(` ${id}\n`)).toBe(id),
  )

  it.each([
    ['a character nobody sees', '1\u200b', '1'],
    ['a control character', 'a\u0007b', 'ab'],
    ['what stands beyond its longest', `${'x'.repeat(300)}1`, `${'x'.repeat(300)}2`],
    ['what stands beyond all that is read', `${'x'.repeat(60_000)}1`, `${'x'.repeat(60_000)}2`],
  ])('keeps two ids apart that differ by %s', (_, one, other) => {
    expect(tidyId(one)).not.toBe(tidyId(other))
    for (const id of [one, other]) expect(tidyId(id)).toMatch(/^[\x20-\x7e…]{1,200}$/)
  })

  it('is one for letters that are written with their accents apart', () => {
    expect(tidyId('tag:cafe\u0301')).toBe('tag:caf\u00e9')
  })

  it('makes no id of what has none', () => expect(tidyId(' \u200b\n')).toBe(''))
})
