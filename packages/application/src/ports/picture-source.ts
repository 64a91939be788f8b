/** A picture as it came, or why it did not: ER-41, or that the answer was not one to keep. */
export type DownloadedPicture =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly message: string }

/** Downloads what lies behind an address a provider gave: public addresses only, or hosts an operator named (OP-52). */
export type PictureSource = {
  /** Never rejects, and ends within 3 s (MM-24) or soon after the signal fires. At most 10 MB. */
  download(address: string, signal: AbortSignal): Promise<DownloadedPicture>
}
