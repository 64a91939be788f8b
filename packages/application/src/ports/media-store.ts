/** Files that visitors made. Names are ours, random, and say nothing. */
export type MediaStore = {
  /** Keeps the bytes and answers the same-origin path they are served from. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<string>
  /** Deletes by the path `put` answered; unknown ones are no error. */
  remove(path: string): Promise<void>
}
