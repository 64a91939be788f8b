import { describe, expect, it } from 'vitest'
import { requestHeaders } from './request-headers'

const WANTED = {
  headers: { authorization: 'Bearer t0ken' },
  postJson: '{}',
  validators: { etag: '"v1"', lastModified: 'then' },
}

describe('requestHeaders', () => {
  it('tells the first origin its key and validators', () => {
    expect(requestHeaders(WANTED, true, 'Trendverse/1')).toMatchObject({
      'user-agent': 'Trendverse/1',
      authorization: 'Bearer t0ken',
      'content-type': 'application/json',
      'if-none-match': '"v1"',
      'if-modified-since': 'then',
    })
  })

  it('tells another origin nothing but who asks and for what', () => {
    expect(Object.keys(requestHeaders(WANTED, false, 'Trendverse/1')).sort()).toEqual([
      'accept',
      'accept-encoding',
      'user-agent',
    ])
  })

  it('asks every origin for the same', () => {
    for (const isFirstOrigin of [true, false]) {
      expect(requestHeaders({ ...WANTED, accept: 'text/html' }, isFirstOrigin, 'Trendverse/1').accept).toBe('text/html')
    }
  })
})
