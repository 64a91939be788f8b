import { parseArgs } from 'node:util'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { describe, expect, it } from 'vitest'
import { ConfigError } from '../config'
import { explainEnd } from './explain-end'

const refused = (code: string, syscall = 'open') =>
  Object.assign(new Error(`${code}: no, ${syscall} '/data/secret.key'`), { code, syscall })

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

describe('explainEnd', () => {
  it('says what a disk or machine lacks and what to do about it, with the file it happened to', () => {
    expect(explainEnd(refused('ENOSPC'))).toBe(
      "The disk is full. Nothing is lost: make room and start again. (ENOSPC: no, open '/data/secret.key')",
    )
    expect(explainEnd(refused('EACCES'))).toMatch(/^This user has no right to a file .+secret\.key'\)$/)
  })

  it('says that a folder stands where a file belongs', () => {
    const sentence = /^A folder stands where a file belongs\. Container systems make one where .+secret\.key'\)$/
    expect(explainEnd(refused('EISDIR'))).toMatch(sentence)
    expect(explainEnd(refused('ERR_FS_EISDIR'))).toMatch(sentence)
  })

  it('adds what to do to a sentence that names the cause alone, and never twice', () => {
    const told = new AppError('storage_full', 'No room here.', { cause: refused('ENOSPC') })
    const whole = 'No room here. The disk is full. Nothing is lost: make room and start again.'
    expect(explainEnd(told)).toBe(whole)
    expect(explainEnd(new AppError('storage_full', whole, { cause: refused('ENOSPC') }))).toBe(whole)
  })

  it('names the cause once, and begins a sentence of its own', () => {
    const told = (text: string, code: string) =>
      explainEnd(new AppError('unavailable', text, { cause: Object.assign(new Error('no'), { code }) }))
    expect(told('The database cannot be used right now: the disk is full.', '53100')).toBe(
      'The database cannot be used right now: the disk is full. Nothing is lost: make room and start again.',
    )
    expect(told('PostgreSQL cannot be used: could not read block 3', '58030')).toBe(
      'PostgreSQL cannot be used: could not read block 3. The disk could not be read or written. It may be failing: check it and copy what is on it before you start again.',
    )
  })

  it.each([['--from', 'x'], ['x'], ['--to']])(
    'tells a mistyped option of a command without its stack: %s',
    (...args) => {
      const parse = () => explainEnd(thrownBy(() => parseArgs({ args, options: { to: { type: 'string' } } })))
      expect(parse()).toMatch(/^(?:Unknown option|Unexpected argument|Option) '\S+ ?/)
      expect(parse()).not.toContain('\n')
    },
  )

  it('keeps the sentences of others as they are, and tells the whole story of what nobody foresaw', () => {
    expect(explainEnd(new ConfigError('PORT is no number.'))).toBe('PORT is no number.')
    expect(explainEnd(refused('EACCES', 'listen'))).toContain('explain-end.test.ts')
    expect(explainEnd(new RangeError('odd'))).toContain('explain-end.test.ts')
  })
})
