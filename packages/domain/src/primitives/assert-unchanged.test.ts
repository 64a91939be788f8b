import { expect, it } from 'vitest'
import { AppError } from './app-error'
import { assertUnchanged } from './assert-unchanged'

const ROW = { name: 'Ada', status: 'suspended', limits: { memes: 3, quizzes: null }, tags: ['a', 'b'], isOn: true }

function refusal(expected: object): AppError {
  try {
    assertUnchanged(ROW, expected, { status: 'Status' })
  } catch (error) {
    if (error instanceof AppError) return error
  }
  throw new Error('nothing was refused')
}

it.each([
  [undefined],
  [{}],
  [{ name: 'Ada' }],
  [{ status: undefined }],
  [{ limits: { quizzes: null, memes: 3 }, tags: ['a', 'b'] }],
  [{ limits: { memes: 3 } }],
  [{ missing: null }],
])('lets %j through', (expected) => {
  expect(() => assertUnchanged(ROW, expected)).not.toThrow()
})

it('says which fields somebody else has changed, and what they are now', () => {
  const error = refusal({ status: 'active', name: 'Ada', isOn: false })
  expect(error.code).toBe('conflict')
  expect(error.message).toBe('Someone else has changed this: Status is now “suspended”; isOn is now on.')
  expect(error.fields).toEqual({
    status: 'Someone else has changed this. It is now “suspended”.',
    isOn: 'Someone else has changed this. It is now on.',
  })
})

it('sees changes inside lists and objects', () => {
  expect(refusal({ tags: ['b', 'a'] }).message).toContain('tags is now something else')
  expect(refusal({ limits: { memes: 4 } }).fields).toHaveProperty('limits')
  expect(refusal({ tags: { 0: 'a', 1: 'b' } }).fields).toHaveProperty('tags')
})
