import { describe, expect, it } from 'vitest'
import { errorFromResponse, isServerDown } from './error-from-response'

describe('errorFromResponse', () => {
  it('keeps message, code and fields of a failed response', () => {
    const error = errorFromResponse(422, {
      message: 'Not valid.',
      code: 'invalid_input',
      fields: { page: 'Too small' },
    })
    expect(error).toMatchObject({ message: 'Not valid.', code: 'invalid_input', fields: { page: 'Too small' } })
    expect(error.retryable).toBe(false)
  })

  it.each([[undefined], [null], ['<html>'], [{}], [{ message: '' }], [{ message: '  ' }], [{ message: 7 }], [[]]])(
    'reads HTTP {status} when the body %j has no message (ER-02)',
    (body) => {
      expect(errorFromResponse(502, body).message).toBe('HTTP 502')
    },
  )

  it('trusts no code it does not know, not even inherited names', () => {
    expect(errorFromResponse(404, { code: 'constructor' }).code).toBe('not_found')
    expect(errorFromResponse(418, { code: '__proto__' }).code).toBe('invalid_input')
  })

  it('drops field messages that are no texts', () => {
    expect(errorFromResponse(422, { fields: { a: 1, b: 'B' } }).fields).toEqual({ b: 'B' })
    expect(errorFromResponse(422, { fields: 'x' }).fields).toBeUndefined()
  })

  it('tells a server that is down from one that refuses', () => {
    expect(isServerDown(errorFromResponse(503, {}))).toBe(true)
    expect(isServerDown(errorFromResponse(500, {}))).toBe(true)
    expect(isServerDown(errorFromResponse(404, {}))).toBe(false)
    expect(isServerDown(errorFromResponse(429, {}))).toBe(false)
    expect(isServerDown(new Error('HTTP 503'))).toBe(false)
  })
})
