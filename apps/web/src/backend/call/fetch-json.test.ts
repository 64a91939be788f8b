import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCallGuard } from './call-guard'
import { fetchJson, queryText } from './fetch-json'

const guard = createCallGuard({
  session: { token: () => null, refuse: () => undefined },
  onMaintenance: () => undefined,
})

function answerWith(response: () => Response | Promise<Response>) {
  const fetchMock = vi.fn<typeof fetch>(async () => response())
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

describe('fetchJson', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('reads below /api of the same origin', async () => {
    const fetchMock = answerWith(() => Response.json({ data: [1] }))
    expect(await fetchJson('/trends/current', guard)).toEqual({ data: [1] })
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/trends/current')
  })

  it('reads HTTP {status} from a failure without words', async () => {
    answerWith(() => new Response('<html>', { status: 502 }))
    await expect(fetchJson('/health', guard)).rejects.toMatchObject({ message: 'HTTP 502', code: 'unavailable' })
  })

  it('calls a dead network unavailable', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(fetchJson('/health', guard)).rejects.toMatchObject({ code: 'unavailable', retryable: true })
  })

  it('does not take a page of HTML for an answer', async () => {
    answerWith(() => new Response('<!doctype html>'))
    await expect(fetchJson('/health', guard)).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('queryText', () => {
  it('writes what is set and escapes it', () => {
    expect(queryText({ search: 'a&b=c', page: 2, featured: true, category: undefined })).toBe(
      '?search=a%26b%3Dc&page=2&featured=true',
    )
    expect(queryText({})).toBe('')
  })
})
