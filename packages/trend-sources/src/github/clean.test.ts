import { describe, expect, it } from 'vitest'
import { cleanDescription } from './clean'

describe('cleanDescription', () => {
  it.each([
    [':memo: Notes on comets', 'Notes on comets'],
    ['🚀✨ Launch rockets', 'Launch rockets'],
    ['👩‍🚀 | A simulator', 'A simulator'],
    ['🇫🇷 – Traductions', 'Traductions'],
    ['A **fast** parser for [comets](https://a.example)', 'A fast parser for comets'],
    ['Turns <b> and List<String> & friends around', 'Turns <b> and List<String> & friends around'],
    ['3D printing at 12:30:45', '3D printing at 12:30:45'],
    ['C# bindings', 'C# bindings'],
    ['1️⃣ click to deploy', '1️⃣ click to deploy'],
    ['🚀', ''],
  ])('makes of %j: %j', (description, text) => expect(cleanDescription(description)).toBe(text))
})
