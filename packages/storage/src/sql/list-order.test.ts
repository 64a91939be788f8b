import { expect, it } from 'vitest'
import { fromCursor, toCursor } from './list-order'

const ID = '00000000-0000-7000-8000-000000000007'
const cursorOf = (told: unknown) => Buffer.from(JSON.stringify(told)).toString('base64url')

it.each([
  ['instant', '2026-11-25T10:00:00.123456Z', '2026-11-25T10:00:00.123456Z'],
  ['number', '1e-07', '1e-7'],
  ['number', '-0.30000000000000004', '-0.30000000000000004'],
  ['text', 'ada "the first"\nada@example.org\nАда Лавлейс', 'ada "the first"\nada@example.org\nАда Лавлейс'],
] as const)('tells a place by %s in a word that fits into an address', (kind, key, understood) => {
  const cursor = toCursor({ key, id: ID })
  expect(cursor).toMatch(/^[\w-]+$/)
  expect(fromCursor(cursor ?? undefined, kind)).toEqual({ key: understood, id: ID })
})

it.each([
  ['instant', cursorOf(['2026-02-30T10:00:00.000000Z', ID])],
  ['instant', cursorOf(['2026-13-01T10:00:00.000000Z', ID])],
  ['instant', cursorOf(['0000-01-01T10:00:00.000000Z', ID])],
  ['instant', cursorOf(['now', ID])],
  ['number', cursorOf(['1e999', ID])],
  ['number', cursorOf(['', ID])],
  ['number', cursorOf(['NaN', ID])],
  ['text', cursorOf([7, ID])],
  ['text', cursorOf(['ada', 'not an id'])],
  ['text', cursorOf({ key: 'ada', id: ID })],
  ['text', cursorOf(null)],
  ['text', '%%%'],
  ['text', ''],
  ['text', undefined],
] as const)('takes what no list gave for no place (%s, %s)', (kind, cursor) => {
  expect(fromCursor(cursor, kind)).toBeUndefined()
})

it('leaves out of a text what the database refuses', () => {
  expect(fromCursor(cursorOf(['a\0b', ID]), 'text')).toEqual({ key: 'ab', id: ID })
})

it('gives no word that no address could hold', () => {
  expect(toCursor({ key: 'x'.repeat(6_000), id: ID })).toBeNull()
})
