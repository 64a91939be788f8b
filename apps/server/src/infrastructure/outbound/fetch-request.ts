/** What a server said about the version of an answer, sent back to ask whether it changed. */
export type Validators = { readonly etag: string | null; readonly lastModified: string | null }

export type FetchRequest = {
  readonly address: string
  /** Sent to the address's own origin only, never after a redirect to another one. */
  readonly headers?: Readonly<Record<string, string>>
  /** A JSON text to POST. Redirects of a POST are not followed. */
  readonly postJson?: string
  readonly validators?: Validators
  /** The one origin (`http://127.0.0.1:9000`) an operator named himself, which may be private. */
  readonly privateOrigin?: string | null
  readonly signal?: AbortSignal
}

export type FetchAnswer = Validators & {
  /** True for 304: the body is empty and the earlier answer still holds. */
  readonly notModified: boolean
  readonly body: Uint8Array
  readonly contentType: string | null
}
