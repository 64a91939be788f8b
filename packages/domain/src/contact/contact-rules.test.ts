import { describe, expect, it } from 'vitest'
import { contactLineProblem, contactMessageProblem } from './contact-rules'

describe('contact form', () => {
  it('wants a name and a subject of one line within their lengths', () => {
    expect(contactLineProblem('name', ' ')).toBe('Please enter your name')
    expect(contactLineProblem('subject', '')).toBe('Please enter a subject')
    expect(contactLineProblem('name', 'x'.repeat(100))).toBeNull()
    expect(contactLineProblem('name', 'x'.repeat(101))).toBe('At most 100 characters')
    expect(contactLineProblem('subject', ` ${'x'.repeat(150)} `)).toBeNull()
    expect(contactLineProblem('subject', 'x'.repeat(151))).toBe('At most 150 characters')
  })

  it.each(['a\r\nBcc: b@c.d', 'a\0b', 'a\u2028b'])('refuses %j as a subject', (subject) => {
    expect(contactLineProblem('subject', subject)).toBe('This must be one line.')
  })

  it('wants a message of 1 to 5000 characters', () => {
    expect(contactMessageProblem('\n')).toBe('Please enter a message')
    expect(contactMessageProblem('x'.repeat(5_000))).toBeNull()
    expect(contactMessageProblem('x'.repeat(5_001))).toBe('At most 5000 characters')
    expect(contactMessageProblem('two\nlines')).toBeNull()
  })
})
