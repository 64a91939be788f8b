import { expect, it } from 'vitest'
import { expiryOfUrl } from './url-expiry'

const NOON_MS = Date.UTC(2026, 0, 2, 12)

it.each([
  ['Azure', 'https://store.example/a.png?st=2026-01-02T10%3A00%3A00Z&se=2026-01-02T12%3A00%3A00Z&sig=x'],
  ['Amazon', 'https://store.example/a.png?X-Amz-Date=20260102T110000Z&X-Amz-Expires=3600'],
  ['Google', 'https://store.example/a.png?X-Goog-Date=20260102T115900Z&X-Goog-Expires=60'],
  ['seconds since 1970', `https://store.example/a.png?Expires=${NOON_MS / 1_000}`],
])('reads when an address signed as by %s ends', (_how, address) => {
  expect(expiryOfUrl(address)).toBe(NOON_MS)
})

it.each([
  'https://store.example/a.png',
  'https://store.example/a.png?se=soon&Expires=-1',
  'https://store.example/a.png?X-Amz-Date=20260102T110000Z',
  'https://store.example/a.png?X-Amz-Date=yesterday&X-Amz-Expires=60',
  'no address',
  '',
])('says nothing of %j', (address) => {
  expect(expiryOfUrl(address)).toBeNull()
})
