/** What a server said about the version of an answer, sent back to ask whether it changed. */
export type Validators = { readonly etag: string | null; readonly lastModified: string | null }

/** The start of a body, for those who need no more of it. */
export type BodyPrefix = {
  /** Of the decompressed body; what comes after is not read. */
  readonly maxBytes: number
  /** Told each part as it comes in; true ends the reading behind that part. */
  readonly isComplete?: (part: Uint8Array) => boolean
}

/**
 * Runs around each request of a fetch, redirects included: it may wait before it asks, or throw a FetchFailure instead.
 *
 * @param url Where this request goes.
 */
export type AroundHop = <T>(url: URL, ask: () => Promise<T>) => Promise<T>

export type FetchRequest = {
  readonly address: string
  /** What is asked for, sent along every redirect. Default: data and feeds. */
  readonly accept?: string
  /** Sent to the address's own origin only, never after a redirect to another one. */
  readonly headers?: Readonly<Record<string, string>>
  /** Asks for the headers alone. */
  readonly isHead?: boolean
  /** A JSON text to POST. Redirects of a POST are not followed. */
  readonly postJson?: string
  readonly validators?: Validators
  /** Media types the answer may have (`text/html`), judged before its body is read. Default: any. */
  readonly contentTypes?: readonly string[]
  /** Reads no more than the start of the body, then ends the connection. Default: the whole body. */
  readonly prefix?: BodyPrefix
  /** What it takes does not count towards the total time. */
  readonly aroundHop?: AroundHop
  /** The one origin (`http://127.0.0.1:9000`) an operator named himself, which may be private. */
  readonly privateOrigin?: string | null
  readonly signal?: AbortSignal
}

export type FetchAnswer = Validators & {
  /** True for 304: the body is empty and the earlier answer still holds. */
  readonly notModified: boolean
  readonly body: Uint8Array
  /** Whether `prefix.maxBytes` cut the body off. */
  readonly isCut: boolean
  readonly contentType: string | null
  /** Whether its headers say that it is a challenge to robots instead of what was asked for. */
  readonly isChallenge: boolean
}
