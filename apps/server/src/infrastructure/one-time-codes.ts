import type { OneTimeCodes } from '@trendverse/application/ports/second-factor'
import { codeStepAt, ONE_TIME_CODE, STEP_TOLERANCE } from '@trendverse/domain/accounts/one-time-code'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { Secret, TOTP } from 'otpauth'

/** RFC 4226, section 4: as long as the hash. */
const SECRET_BYTES = 20

const { algorithm, digits, periodMs } = ONE_TIME_CODE
const SHAPE = { algorithm, digits, period: periodMs / SECOND_MS }

/** Codes of authenticator apps over otpauth, which compares them in constant time. */
export const oneTimeCodes: OneTimeCodes = {
  createSecret: () => new Secret({ size: SECRET_BYTES }).base32,
  addressOf: (secret, { site, account }) =>
    new TOTP({ ...SHAPE, issuer: site, label: account, secret: Secret.fromBase32(secret) }).toString(),
  stepOf: (secret, token, nowMs) => {
    // the library compares bytes, and throws where there are more of them than characters
    if (!/^\d+$/.test(token)) return null
    const given = { ...SHAPE, token, secret: Secret.fromBase32(secret), timestamp: nowMs, window: STEP_TOLERANCE }
    const distance = TOTP.validate(given)
    return distance === null ? null : codeStepAt(nowMs) + distance
  },
}
