import { expect, it } from 'vitest'
import { forTerminal } from './command-line'

it.each([
  ['a title of the window', 'made by \u001b]0;x\u0007', 'made by \\u001b]0;x\\u0007'],
  ['an order of one sign', 'a\u009b2Jb', 'a\\u009b2Jb'],
  ['a carriage return', 'refused\rRestored', 'refused\\u000dRestored'],
  ['lines and tabs, which stay', 'one\n\ttwo: ü 漢', 'one\n\ttwo: ü 漢'],
])('shows %s as it is written', (_what, text, shown) => {
  expect(forTerminal(text)).toBe(shown)
})
