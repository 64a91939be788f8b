import { randomBytes } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from '@trendverse/application/ports/memes'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { makeFolder } from '@trendverse/storage/sql/embedded/make-folder'
import { isDiskFull, machineFaultOf } from '@trendverse/storage/sql/machine-fault'
import { isMissing } from '../is-missing'
import { MEDIA_PATH, mediaNameOf, mediaTypeOf } from './media-name'

/** Visitors' files in a folder of this machine. */
export function localMediaStore(folder: string): MediaStore {
  return {
    async put(name, bytes) {
      const path = MEDIA_PATH + name
      if (mediaNameOf(path) === null) throw new RangeError('this is no name of a media file')
      // Under another name until it is whole and on the disk, so that nobody ever reads half a picture.
      const unfinished = join(folder, `.${name}.${randomBytes(6).toString('hex')}`)
      try {
        makeFolder(folder)
        const file = await open(unfinished, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(unfinished, join(folder, name))
        return path
      } catch (error) {
        // What went wrong first is the story.
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw explain(error)
      }
    },
    async read(path) {
      const name = mediaNameOf(path)
      if (name === null) return null
      try {
        return { bytes: Uint8Array.from(await readFile(join(folder, name))), contentType: mediaTypeOf(name) }
      } catch (error) {
        if (isMissing(error)) return null
        throw new AppError('unavailable', 'This file cannot be read right now.', { retryable: true, cause: error })
      }
    },
    async remove(path) {
      const name = mediaNameOf(path)
      if (name !== null) await rm(join(folder, name), { force: true })
    },
  }
}

function explain(error: unknown): Error {
  if (isDiskFull(machineFaultOf(error))) {
    return new AppError('storage_full', 'There is no room left for this file.', { cause: error })
  }
  return new AppError('unavailable', 'Files cannot be saved right now. Please try again.', {
    retryable: true,
    cause: error,
  })
}
