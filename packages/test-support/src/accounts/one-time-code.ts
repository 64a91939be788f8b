import { createHmac, randomBytes } from 'node:crypto'
import type { OneTimeCodes } from '@trendverse/application/ports/second-factor'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** What an authenticator app shows at this step; written from RFC 6238, apart from the product. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** What the app shows now. */
export function codeAt(secret: string, nowMs: number): string {
  return codeOfStep(secret, Math.floor(nowMs / STEP_MS))
}

/** The step at most one from now whose code this is, or null. */
export function stepOfCodeIn(secret: string, code: string, nowMs: number): number | null {
  const now = Math.floor(nowMs / STEP_MS)
  return [now - 1, now, now + 1].find((step) => codeOfStep(secret, step) === code) ?? null
}

/** Codes for tests without the library. */
export const testCodes: OneTimeCodes = {
  createSecret: () => Array.from(randomBytes(32), (byte) => ALPHABET.charAt(byte % 32)).join(''),
  addressOf: (secret, { site, account }) =>
    `otpauth://totp/${encodeURIComponent(site)}:${encodeURIComponent(account)}?secret=${secret}`,
  stepOf: stepOfCodeIn,
}

/** Base32 without padding (RFC 4648). */
function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (character) => ALPHABET.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
