import { describe, expect, it } from 'vitest'
import { AppError } from './app-error'
import { errorMessage } from './error-message'

const wording = {
  tells: new Set(['rate_limited', 'conflict'] as const),
  instead: { conflict: 'Somebody else was faster.' },
  otherwise: 'Please try again.',
}

describe('errorMessage', () => {
  it('tells the message of codes that are meant for visitors, and of no others', () => {
    expect(errorMessage(new AppError('rate_limited', 'Too many. Wait a minute.'), wording)).toBe(
      'Too many. Wait a minute.',
    )
    expect(errorMessage(new AppError('internal_error', 'secret'), wording)).toBe('Please try again.')
    expect(errorMessage(new Error('secret'), wording)).toBe('Please try again.')
  })

  it('prefers the words of the page', () => {
    expect(errorMessage(new AppError('conflict', 'x'), wording)).toBe('Somebody else was faster.')
  })

  it('tells what is said of a field only where fields are told', () => {
    const refused = new AppError('invalid_input', 'x', { fields: { altText: 'This is too long.' } })
    expect(errorMessage(refused, wording)).toBe('Please try again.')
    expect(errorMessage(refused, { ...wording, tellsFields: true })).toBe('This is too long.')
  })
})
