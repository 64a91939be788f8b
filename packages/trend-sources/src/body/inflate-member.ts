import type { Buffer } from 'node:buffer'
import { constants, inflateRawSync } from 'node:zlib'

/** Flags of the header of a gzip file (RFC 1952, 2.3.1): what stands behind its first ten bytes. */
const HAS_SUM = 2
const HAS_EXTRA = 4
const HAS_NAME = 8
const HAS_COMMENT = 16
const HEADER_BYTES = 10

/**
 * What the first file in gzip data unpacks to, whatever stands behind it: some servers add a comment or an error message. Null where
 * it is damaged itself or unpacks to more.
 */
export function inflateMember(packed: Buffer, maxOutputLength: number): Buffer | null {
  try {
    const finishFlush = constants.Z_SYNC_FLUSH
    return inflateRawSync(packed.subarray(dataStart(packed)), { finishFlush, maxOutputLength })
  } catch {
    return null
  }
}

function dataStart(packed: Buffer): number {
  const flags = packed[3] ?? 0
  let start = HEADER_BYTES
  if ((flags & HAS_EXTRA) !== 0) start += 2 + packed.readUInt16LE(start)
  for (const text of [HAS_NAME, HAS_COMMENT]) if ((flags & text) !== 0) start = packed.indexOf(0, start) + 1
  return (flags & HAS_SUM) === 0 ? start : start + 2
}
