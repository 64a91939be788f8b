const PREFIX = 'device-'

/** Tokens of this device can be told from a server's, so that neither is ever shown to the other (OP-09). */
export function deviceToken(token: string): string {
  return `${PREFIX}${token}`
}

export function isDeviceToken(token: string): boolean {
  return token.startsWith(PREFIX)
}
