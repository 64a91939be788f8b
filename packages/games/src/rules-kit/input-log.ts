/**
 * The log of a run: what the player changed and when. Bytes of one entry: how many ticks passed since the entry before
 * (seven bits a byte, lowest first, the high bit says that more follow), then what the game writes, which begins with a byte
 * above 0. A gap and a 0 end the log. There is one spelling for every log, so equal runs have equal bytes.
 */
export type LogEntry<Input> = { readonly tick: number; readonly input: Input }

export type InputLog<Input> = {
  /** Ascending, one a tick; each lies before the last tick. */
  readonly entries: readonly LogEntry<Input>[]
  /** How many ticks were played. */
  readonly ticks: number
}

/** What no player's page would send. The message says why, for our own log. */
export class MalformedLog extends Error {
  override readonly name = 'MalformedLog'
}

export type LogLimits = { readonly maxTicks: number; readonly maxLogBytes: number }

export type InputCodec<Input> = {
  readonly limits: LogLimits
  encode(log: InputLog<Input>): Uint8Array
  /** Reads what a stranger sent. Throws `MalformedLog` on bytes that are no log, and nothing else on any. */
  decode(bytes: Uint8Array): InputLog<Input>
}

/** How one game writes its inputs. */
export type InputBytes<Input> = {
  /** The bytes of an input; the first is 1 to 255. */
  write(input: Input): readonly number[]
  /** Reads them back; throws `MalformedLog` on what `write` never writes. */
  read(first: number, take: () => number): Input
}

const END = 0
const GAP_BITS = 7
const GAP_MASK = 127
const MORE = 128

export function inputCodec<Input>(limits: LogLimits, inputBytes: InputBytes<Input>): InputCodec<Input> {
  return {
    limits,
    encode({ entries, ticks }) {
      const bytes: number[] = []
      let last = 0
      for (const { tick, input } of entries) {
        writeGap(bytes, tick - last)
        bytes.push(...inputBytes.write(input))
        last = tick
      }
      writeGap(bytes, ticks - last)
      bytes.push(END)
      return Uint8Array.from(bytes)
    },
    decode(bytes) {
      if (bytes.length > limits.maxLogBytes) throw new MalformedLog('it is too long')
      let at = 0
      const take = () => {
        const byte = bytes[at]
        if (byte === undefined) throw new MalformedLog('it is cut off')
        at += 1
        return byte
      }
      const entries: LogEntry<Input>[] = []
      let tick = 0
      for (;;) {
        const gap = readGap(take, limits.maxTicks)
        if (gap === 0 && entries.length > 0) throw new MalformedLog('two changes in one tick')
        tick += gap
        if (tick > limits.maxTicks) throw new MalformedLog('it is longer than a run can be')
        const first = take()
        if (first === END) break
        entries.push({ tick, input: inputBytes.read(first, take) })
      }
      if (at !== bytes.length) throw new MalformedLog('it continues after its end')
      return { entries, ticks: tick }
    },
  }
}

function writeGap(bytes: number[], gap: number): void {
  let rest = gap
  for (; rest > GAP_MASK; rest >>>= GAP_BITS) bytes.push((rest & GAP_MASK) | MORE)
  bytes.push(rest)
}

function readGap(take: () => number, most: number): number {
  let gap = 0
  for (let shift = 0; ; shift += GAP_BITS) {
    const byte = take()
    gap += (byte & GAP_MASK) << shift
    // Also keeps the shift far from 32 bits: what goes on is above the bound soon, or spells the same gap longer.
    if (gap > most) throw new MalformedLog('a wait beyond the end of a run')
    if (byte < MORE) {
      if (byte === 0 && shift > 0) throw new MalformedLog('a wait that is spelt too long')
      return gap
    }
    if (shift >= 3 * GAP_BITS) throw new MalformedLog('a wait without end')
  }
}
