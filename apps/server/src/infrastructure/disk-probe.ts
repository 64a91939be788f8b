import { statfs } from 'node:fs/promises'
import type { DiskProbe } from '@trendverse/application/ports/world'

/** Measures the disk a folder is on. */
export function createDiskProbe(folder: string): DiskProbe {
  return {
    measure: async () => {
      try {
        const { bavail, blocks, bsize } = await statfs(folder)
        return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
      } catch {
        // Some file systems do not tell, and with a database elsewhere there may be no folder.
        return null
      }
    },
  }
}
