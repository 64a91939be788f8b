import { z } from 'zod'

/**
 * A backup is one file of lines, compressed: the head, each table with its rows, each picture, and an end with the
 * checksum of every byte before it. A file that was cut off or changed has no end that fits.
 */
export const BACKUP_FORMAT = 'trendverse-backup'
export const BACKUP_VERSION = 1
export const BACKUP_ENDING = '.backup.gz'

export const backupHead = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.number().int().positive(),
  /** Version of the product that wrote it. */
  product: z.string(),
  madeAt: z.iso.datetime(),
  steps: z.array(z.object({ id: z.number().int(), name: z.string() })),
})
export type BackupHead = z.output<typeof backupHead>

/** Every line between head and end but rows, which are lists and are passed on unread. */
export const backupLine = z.union([
  z.strictObject({ table: z.string(), columns: z.array(z.string()) }),
  z.strictObject({ picture: z.string(), base64: z.string() }),
  z.strictObject({
    end: z.literal(true),
    rows: z.number().int().min(0),
    pictures: z.number().int().min(0),
    sha256: z.string(),
  }),
])
export type BackupEnd = Extract<z.output<typeof backupLine>, { readonly end: true }>

/** One line of rows begins so. */
export const ROWS_BEGIN = '['
