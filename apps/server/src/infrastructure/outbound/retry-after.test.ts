import { describe, expect, it } from 'vitest'
import { retryAfterMs } from './retry-after'

const NOW_MS = Date.UTC(2026, 8, 1, 12)

function read(headers: Record<string, string>): number | null {
  return retryAfterMs((name) => headers[name] ?? null, NOW_MS)
}

describe('retryAfterMs', () => {
  it.each([
    [{ 'retry-after': '120' }, 120_000],
    [{ 'retry-after': ' 0 ' }, 0],
    [{ 'retry-after': '999999999' }, 86_400_000],
    [{ 'retry-after': 'Tue, 01 Sep 2026 12:01:30 GMT' }, 90_000],
    [{ 'retry-after': 'Tue, 01 Sep 2026 11:00:00 GMT' }, 0],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW_MS / 1_000 + 60) }, 60_000],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '2026-09-01T12:05:00.000Z' }, 300_000],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW_MS + 60_000) }, 60_000],
    [{ 'x-ratelimit-remaining': '0.0', 'x-ratelimit-reset': '347' }, 347_000],
    [{ 'ratelimit-remaining': '0', 'ratelimit-reset': '60' }, 60_000],
    [{ 'retry-after': '1.5' }, 1_500],
    [{ 'retry-after': String(NOW_MS / 1_000 + 60) }, 60_000],
  ] as const)('reads %j as %d', (headers, ms) => expect(read(headers)).toBe(ms))

  it.each([
    {},
    { 'retry-after': 'soon' },
    { 'retry-after': '-5x' },
    { 'x-ratelimit-remaining': '7', 'x-ratelimit-reset': String(NOW_MS / 1_000 + 60) },
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '' },
    { 'x-ratelimit-remaining': '0.5', 'x-ratelimit-reset': '60' },
    { 'ratelimit-remaining': '3', 'ratelimit-reset': '60' },
  ] as const)('says nothing for %j', (headers) => expect(read(headers)).toBeNull())
})
