import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** A second factor of an administrator; while `switchedOnAtMs` is null nothing asks for it yet. */
export type SecondFactor = {
  readonly userId: Uuid
  /** Shared with the authenticator app; opened only to check a code. */
  readonly sealedSecret: string
  readonly begunAtMs: number
  readonly switchedOnAtMs: number | null
  /** The step of the last code that counted. */
  readonly lastUsedStep: number | null
  readonly recoveryCodesLeft: number
}

/** What switches a factor on: the first code that was right, and what recovery codes are known by. */
export type FirstCode = {
  readonly sealedSecret: string
  readonly step: number
  readonly recoveryCodeHashes: readonly string[]
  readonly nowMs: number
}

/** Second factors, at most one per account. Of two at once that use the same code up, one is told so. */
export type SecondFactorRepository = {
  find(userId: Uuid): Promise<SecondFactor | null>
  /** Keeps a secret that is to be confirmed, in place of an earlier such; false where a factor is on, or nobody has this id. */
  begin(userId: Uuid, sealedSecret: string, nowMs: number): Promise<boolean>
  /** Switches on the factor of this secret; false when it is on already or the secret is another one by now. */
  confirm(userId: Uuid, first: FirstCode): Promise<boolean>
  /** Uses the code of this step up; false when it or a later one was used, or no factor is on. */
  spendStep(userId: Uuid, step: number): Promise<boolean>
  /** Uses a recovery code up; false when there is none of this hash. */
  spendRecoveryCode(userId: Uuid, codeHash: string): Promise<boolean>
  /** Puts these in place of every recovery code there was; false when no factor is on. */
  replaceRecoveryCodes(userId: Uuid, codeHashes: readonly string[]): Promise<boolean>
  /** Forgets the factor and its recovery codes; whether one was on. */
  remove(userId: Uuid): Promise<boolean>
}

/** Where an account has signed in before. Only keyed hashes are kept: nobody reads from them where somebody was. */
export type SignInPlaces = {
  /**
   * Notes a sign-in and answers what the place was until then: `first` where the account had none at all. Of more than
   * `limit` places the one unused for longest is forgotten.
   */
  note(userId: Uuid, placeHash: string, nowMs: number, limit: number): Promise<'first' | 'known' | 'new'>
  /** When the account last signed in there; null where it never did, or not since the place was forgotten. */
  lastUsedAtMs(userId: Uuid, placeHash: string): Promise<number | null>
  /** When each place was used last, the latest first. */
  listOf(userId: Uuid): Promise<readonly number[]>
}

/** One-time codes of authenticator apps (RFC 6238). */
export type OneTimeCodes = {
  /** A new secret, in base32 as apps take it when it is typed. */
  createSecret(): string
  /** The address a QR code holds: `otpauth://totp/...`. */
  addressOf(secret: string, label: { readonly site: string; readonly account: string }): string
  /** The step whose code this is, at most `STEP_TOLERANCE` from now; null when it is none of those. */
  stepOf(secret: string, code: string, nowMs: number): number | null
}
