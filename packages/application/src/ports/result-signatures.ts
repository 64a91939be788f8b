/** What proves that a call comes from the identity provider: headers of Standard Webhooks over the bytes of its body. */
export type SignedDelivery = {
  readonly id: string
  /** Seconds since 1970, as text. */
  readonly timestamp: string
  readonly signature: string
  readonly body: string
}

/** Knows the secret that is shared with the identity provider. */
export type ResultSignatures = {
  /** Whether the signature was made with the secret. When it was made is not looked at. */
  isGenuine(delivery: SignedDelivery): boolean
}
