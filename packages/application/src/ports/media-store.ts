export type MediaFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly contentType: string }

/** Files that visitors made. Names are ours, random, and say nothing. */
export type MediaStore = {
  /** Keeps the bytes and answers the same-origin path they are served from. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<string>
  /** The file of a path `put` answered; null where there is none. */
  read(path: string): Promise<MediaFile | null>
  /** Deletes by the path `put` answered; unknown ones are no error. */
  remove(path: string): Promise<void>
}
