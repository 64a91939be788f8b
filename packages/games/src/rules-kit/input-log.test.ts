import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type InputLog, inputCodec, MalformedLog } from './input-log'

/** The smallest game: an input is one byte above 0. */
const codec = inputCodec<number>(
  { maxTicks: 9_000, maxLogBytes: 64 },
  {
    write: (input) => [input],
    read: (first) => first,
  },
)

const someLog: fc.Arbitrary<InputLog<number>> = fc
  .tuple(fc.uniqueArray(fc.nat(8_999), { maxLength: 12 }), fc.nat(9_000), fc.integer({ min: 1, max: 255 }))
  .map(([ticks, rest, input]) => {
    const entries = ticks.toSorted((a, b) => a - b).map((tick) => ({ tick, input }))
    return { entries, ticks: Math.max(rest, (entries.at(-1)?.tick ?? -1) + 1) }
  })

describe('the log of a run', () => {
  it('survives the way into bytes and back', () => {
    fc.assert(
      fc.property(someLog, (log) => {
        expect(codec.decode(codec.encode(log))).toEqual(log)
      }),
    )
  })

  it('has one spelling: bytes that are read are written alike', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20 }), (bytes) => {
        let log: InputLog<number>
        try {
          log = codec.decode(bytes)
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedLog)
          return
        }
        expect(codec.encode(log)).toEqual(bytes)
      }),
      { numRuns: 2_000 },
    )
  })

  it('may be empty', () => {
    expect(codec.decode(Uint8Array.of(0, 0))).toEqual({ entries: [], ticks: 0 })
  })

  it.each<[what: string, bytes: readonly number[], reason: string]>([
    ['nothing', [], 'cut off'],
    ['a cut within a wait', [0x80], 'cut off'],
    ['a cut before the end', [1, 7], 'cut off'],
    ['trailing bytes', [1, 7, 1, 0, 0], 'continues after its end'],
    ['a second log behind it', [1, 0, 1, 0], 'continues after its end'],
    ['two changes in one tick', [1, 7, 0, 7, 1, 0], 'two changes'],
    ['a change after the last tick', [1, 7, 0, 0], 'two changes'],
    ['a wait that is spelt too long', [0x81, 0x00, 0], 'spelt too long'],
    ['a wait without end', [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0], 'without end'],
    ['a wait beyond every run', [0xff, 0xff, 0x03, 0], 'beyond the end'],
    ['waits that add up beyond every run', [0xa8, 0x46, 7, 1, 0], 'longer than a run'],
  ])('refuses %s', (_, bytes, reason) => {
    expect(() => codec.decode(Uint8Array.from(bytes))).toThrow(MalformedLog)
    expect(() => codec.decode(Uint8Array.from(bytes))).toThrow(reason)
  })

  it('takes a log of the last tick and the last byte, and none beyond', () => {
    const ticks = (count: number) => codec.encode({ entries: [], ticks: count })
    expect(codec.decode(ticks(9_000)).ticks).toBe(9_000)
    expect(() => codec.decode(ticks(9_001))).toThrow(MalformedLog)
    const full = Uint8Array.from([...Array.from({ length: 31 }, () => [1, 7]).flat(), 1, 0])
    expect(full).toHaveLength(64)
    expect(codec.decode(full).entries).toHaveLength(31)
    const over = Uint8Array.from([...Array.from({ length: 31 }, () => [1, 7]).flat(), 0x80, 0x01, 0])
    expect(over).toHaveLength(65)
    expect(() => codec.decode(over)).toThrow('too long')
  })
})
