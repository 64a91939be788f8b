import { expect, it } from 'vitest'
import { toCsv } from './csv'

const cellOf = (value: string) => toCsv(['a'], [[value]]).split('\r\n')[1]

it('writes rows that spreadsheets read', () => {
  expect(toCsv(['Name', 'Count', 'On', 'Note'], [['Ada, "the first"', -1.5, true, null]])).toBe(
    '\uFEFFName,Count,On,Note\r\n"Ada, ""the first""",-1.5,true,\r\n',
  )
  expect(cellOf('two\nlines')).toBe('"two\nlines"')
})

it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', ' =1', '|calc', '=cmd|" /C calc"!A0'])(
  'makes no formula of %j',
  (text) => expect(cellOf(text)).toMatch(/^"?'/),
)

it.each(['-5', '-5.25', '12', 'a=b', 'x@y.example'])('leaves %j as it is', (text) => expect(cellOf(text)).toBe(text))
