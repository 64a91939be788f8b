import type { SignedDelivery } from './identity-checks'

/** The only way a use case learns the time. */
export type Clock = {
  /** Milliseconds since 1970. */
  nowMs(): number
  /** For how long nobody set it ahead, as far as this process saw; without it nobody ever does. */
  steadyForMs?(): number
}

/** How much room there is where the installation keeps its data; null where that cannot be told. */
export type DiskProbe = {
  measure(): Promise<{ readonly freeBytes: number; readonly totalBytes: number } | null>
}

/** When the installation was last backed up; null where that cannot be told. */
export type BackupProbe = {
  look(): Promise<{
    /** Null: never. */
    readonly latestAtMs: number | null
    /** Since when there is something to back up. */
    readonly dataSinceMs: number
  } | null>
}

/** Waits this long. */
export type Pause = (ms: number) => Promise<void>

/** Lets whatever else the process has to do go first; where nothing else runs, nothing. */
export type LetOthersRun = () => Promise<void>

/** The only way a use case gets randomness. */
export type Random = {
  /** Cryptographically strong bytes. */
  bytes(count: number): Uint8Array
}

/** Calls back once after so many milliseconds, unless the function it answers is called before. */
export type StartTimer = (ms: number, ring: () => void) => () => void

/**
 * Has work done that an answer must not wait for, because how long it takes would tell a stranger something. Where
 * strangers call it resolves at once; on a device, where there are none, when the work is done. The work deals with its
 * own failures.
 */
export type InBackground = (work: () => Promise<void>) => Promise<void>

/** Where use cases report what a person running the installation may want to know. Fields never hold secrets. */
export type Logger = {
  info(fields: Readonly<Record<string, unknown>>, message: string): void
  warn(fields: Readonly<Record<string, unknown>>, message: string): void
  error(fields: Readonly<Record<string, unknown>>, message: string): void
}

/** `CallOrigin.network` where a page calls itself (OP-09): nobody else shares what is counted there. */
export const OWN_DEVICE = 'device'

/** Where a call comes from. Nothing of it proves who somebody is. */
export type CallOrigin = {
  /** What the call carries to prove itself, not yet looked at. */
  readonly bearerToken: string | null
  /** IPv4 address or /64 network that shares one throttle; `OWN_DEVICE` in browser mode. */
  readonly network: string
  readonly userAgent: string
  /** The visitor without an account, by their signed cookie; made at the first answer that needs one. */
  readonly guestId: string | null
  /** What a call carries that proves itself by a signature over its body; not yet looked at. */
  readonly signedDelivery?: SignedDelivery
}

/**
 * Seals secrets before they are kept: AES-256-GCM with a data key per record, wrapped by a key outside the database.
 */
export type SecretBox = {
  seal(secret: string, place: SealedPlace): Promise<string>
  /**
   * Rejects when the sealed text was changed, was sealed for another place, or the wrapping key is another one. What was
   * sealed before places were part of it opens anywhere, until it is written anew.
   */
  open(sealed: string, place: SealedPlace): Promise<string>
}

/** Where a sealed text is kept: copied to another row it is of no use. */
export type SealedPlace = {
  readonly table: string
  readonly id: string
  readonly field: string
}

/** Whether the database can be reached right now. */
export type DatabaseProbe = { isUp(): Promise<boolean> }
