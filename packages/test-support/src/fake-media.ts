import type { MediaFile, MediaStore } from '@trendverse/application/ports/memes'

/** Files of visitors, kept in a map by their path. */
export function fakeMedia(files: Map<string, MediaFile>): MediaStore {
  return {
    async put(name, bytes, contentType) {
      files.set(`/media/${name}`, { bytes: Uint8Array.from(bytes), contentType })
      return `/media/${name}`
    },
    read: async (path) => files.get(path) ?? null,
    remove: async (path) => void files.delete(path),
  }
}
