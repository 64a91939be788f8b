import { describe, expect, it } from 'vitest'
import { createLog } from './log'
import { describeLine, textLines } from './log-text'

describe('log', () => {
  it('never writes what stands under the name of a secret', () => {
    let written = ''
    const log = createLog({ level: 'info', production: false }, { write: (text) => (written += text) })
    log.info(
      { token: 'canary', user: { password: 'canary' }, req: { headers: { authorization: 'canary' } } },
      'signed in',
    )
    expect(written).toContain('signed in')
    expect(written).not.toContain('canary')
  })

  it('is one line per event, with the trace only for errors', () => {
    const time = Date.UTC(2026, 0, 2, 3, 4, 5)
    expect(describeLine(JSON.stringify({ level: 30, time, msg: 'ready', port: 3000 }))).toBe(
      '03:04:05 info  ready port=3000\n',
    )
    const err = { message: 'gone', stack: 'Error: gone\n    at here' }
    expect(describeLine(JSON.stringify({ level: 40, time, msg: 'retrying', err }))).toBe(
      '03:04:05 warn  retrying (gone)\n',
    )
    expect(describeLine(JSON.stringify({ level: 50, time, msg: 'failed', err }))).toContain('at here')
  })

  it('passes on what it does not understand', () => {
    let written = ''
    textLines({ write: (text: string) => (written += text) }).write('{"odd":1}')
    expect(written).toBe('{"odd":1}')
  })
})
