import { describe, expect, it } from 'vitest'
import { cleanShortDescription } from './clean'

describe('cleanShortDescription', () => {
  it.each([
    ["From ''Starfall''", 'From Starfall'],
    ['Indian actor', 'Indian actor'],
    ['<i>2026</i> film', '2026 film'],
    ['Wikimedia Foundation project', 'Wikimedia Foundation project'],
    ['Wikimedia list article', ''],
    ['Wikipedia disambiguation page', ''],
    ['Topics referred to by the same term', ''],
  ])('makes of %j: %j', (description, text) => expect(cleanShortDescription(description)).toBe(text))
})
