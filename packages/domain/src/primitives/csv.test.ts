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

it.each([
  ['Ada;=1+1', `"Ada;'=1+1"`],
  ['Ada; =1+1', `"Ada; '=1+1"`],
  ['Ada;\u200b=1+1', `"Ada;\u200b'=1+1"`],
  ['Ada\t=1+1', `"Ada\t'=1+1"`],
  ['Ada|@SUM(A1)', `"Ada|'@SUM(A1)"`],
  ['two\n=1+1', `"two\n'=1+1"`],
  ['two\r\n+1+1;=2', `"two\r\n'+1+1;'=2"`],
  ['=1;=2', `"'=1;'=2"`],
  ['Ada;"=1+1', `"Ada;""'=1+1"`],
  ['Ada\t "@SUM(A1)', `"Ada\t ""'@SUM(A1)"`],
  ['Ada; "the first"', '"Ada; ""the first"""'],
  ['＝1+1', `'＝1+1`],
  ['＋1', `'＋1`],
  ['﹣cmd', `'﹣cmd`],
  ['＠SUM', `'＠SUM`],
  ['\u200b=1+1', `'\u200b=1+1`],
  ['\ufeff\u2060=1', `'\ufeff\u2060=1`],
  ['\u00a0\u3000=1', `'\u00a0\u3000=1`],
  ['\u0000=1', `'\u0000=1`],
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  ['1;-5;2', '"1;-5;2"'],
  ['a; b = c', '"a; b = c"'],
  ['Ada, =1', '"Ada, =1"'],
])('%j is %j, also where a spreadsheet splits at other separators', (text, written) => {
  // a line break within quotes is none of the file
  expect(toCsv(['a'], [[text]])).toBe(`\uFEFFa\r\n${written}\r\n`)
})

it('judges names of columns as well', () => {
  expect(toCsv(['=a;=b'], [])).toBe(`\uFEFF"'=a;'=b"\r\n`)
})
