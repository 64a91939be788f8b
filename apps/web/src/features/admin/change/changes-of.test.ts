import { expect, it } from 'vitest'
import { changesOf } from './changes-of'

it('tells what changed and what it was, and nothing else', () => {
  const before = { name: 'Main', port: 25, username: null as string | null }
  expect(changesOf(before, { ...before, port: 587, username: 'me' })).toEqual({
    changed: { port: 587, username: 'me' },
    seen: { port: 25, username: null },
    isChanged: true,
  })
  expect(changesOf(before, { ...before })).toEqual({ changed: {}, seen: {}, isChanged: false })
})
