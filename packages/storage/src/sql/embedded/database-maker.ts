import { DurabilityRecord } from './durability-record'
import { openInstance } from './open-instance'
import { wireError } from './wire-error'
import type { WireError } from './worker-protocol'

/** What the maker says at its end: null when the files are complete. */
export type MakerReply = { readonly error: WireError | null }

/**
 * Entry of the process that makes an embedded database's first files and ends. A bundled server needs this file as an
 * entry of its own, see `makeDatabase`.
 */
const [, , folder = ''] = process.argv
// whoever asked is gone: nobody will move these files to their place
process.on('disconnect', () => process.exit(1))

async function make(): Promise<MakerReply> {
  try {
    await (await openInstance(folder)).close()
    const record = new DurabilityRecord(folder)
    record.notePosition(0n)
    record.noteFiles([])
    record.close()
    return { error: null }
  } catch (error) {
    return { error: wireError(error) }
  }
}

const reply = await make()
process.send?.(reply, undefined, undefined, () => process.disconnect())
