import { readTypedCode } from '@trendverse/domain/accounts/one-time-code'
import { isProvedPlace } from '@trendverse/domain/accounts/sign-in-place'
import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import type { User } from '@trendverse/domain/accounts/user'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import {
  type Attempt,
  consumeAttempt,
  consumeAttempts,
  settleAttempts,
  type ThrottlePorts,
  takeBackAttempt,
} from '../../accounts/throttle'
import type { Needs } from '../../ports/ports'
import type { SecondFactor } from '../../ports/second-factor'
import type { CallOrigin } from '../../ports/world'
import { placeOfSecondFactor } from '../../upkeep/sealed-places'
import { signInPlaceHash } from '../note-sign-in-place'
import { type TellPorts, tellSecondFactor } from './tell-second-factor'

type CodePorts = ThrottlePorts & Needs<'linkTokens' | 'oneTimeCodes' | 'secretBox' | 'signInPlaces'>
/** Where a code is typed, or the session was opened it is typed in. */
export type CodeOrigin = Pick<CallOrigin, 'network' | 'userAgent'>
export type SpendCodePorts = CodePorts & TellPorts & Needs<'secondFactors'>

/** What recovery codes are known by. The account is part of it, so that equal codes of two people look different. */
export function recoveryCodeHash(ports: Needs<'tokens'>, userId: Uuid, code: string): Promise<string> {
  return ports.tokens.hash(`recovery code of ${userId}: ${code}`)
}

export function wrongCode(message = 'This code isn’t correct.'): AppError {
  return new AppError('code_wrong', message, { fields: { code: message } })
}

/**
 * Uses up what was typed, a code of the app or a recovery code, or refuses it. Every try counts before it is made; one that
 * is right is taken back.
 */
export async function spendCode(
  ports: SpendCodePorts,
  origin: CodeOrigin,
  { user, factor }: { readonly user: User; readonly factor: SecondFactor },
  typed: string,
): Promise<void> {
  const read = readTypedCode(typed)
  if (read?.kind === 'recovery') return spendRecoveryCode(ports, origin, user, read.code)
  const step = await stepOfCode(ports, origin, factor, read?.code ?? '')
  if (!(await ports.secondFactors.spendStep(user.id, step))) {
    throw wrongCode('This code has already been used. Please wait for the next one.')
  }
}

/** The step of a code of the app that is right now; whether it was used is not looked at. */
export async function stepOfCode(
  ports: CodePorts,
  origin: CodeOrigin,
  factor: Pick<SecondFactor, 'userId' | 'sealedSecret' | 'switchedOnAtMs'>,
  code: string,
): Promise<number> {
  const tries = await triesOf(ports, origin, factor)
  await consumeAttempts(ports, tries)
  const secret = await ports.secretBox.open(factor.sealedSecret, placeOfSecondFactor(factor.userId))
  const step = ports.oneTimeCodes.stepOf(secret, code, ports.clock.nowMs())
  if (step === null) throw wrongCode()
  await settleAttempts(ports, tries, [])
  return step
}

/** What a code counts against: a place where somebody came in with one has tries of its own, all others have theirs together. */
async function triesOf(
  ports: CodePorts,
  origin: CodeOrigin,
  { userId, switchedOnAtMs }: Pick<SecondFactor, 'userId' | 'switchedOnAtMs'>,
): Promise<readonly Attempt[]> {
  const placeHash = await signInPlaceHash(ports, userId, origin)
  const lastUsedAtMs = await ports.signInPlaces.lastUsedAtMs(userId, placeHash)
  const { secondFactorPlace, secondFactorPlaceDay, secondFactorCode, secondFactorDay } = THROTTLES
  return isProvedPlace(lastUsedAtMs, switchedOnAtMs)
    ? [secondFactorPlace, secondFactorPlaceDay].map((rule) => [rule, userId, placeHash])
    : [secondFactorCode, secondFactorDay].map((rule) => [rule, userId])
}

async function spendRecoveryCode(
  ports: SpendCodePorts,
  { network }: CodeOrigin,
  user: User,
  code: string,
): Promise<void> {
  await consumeAttempt(ports, THROTTLES.recoveryNetwork, network)
  const isUsedUp = await ports.secondFactors.spendRecoveryCode(user.id, await recoveryCodeHash(ports, user.id, code))
  if (!isUsedUp) throw wrongCode('This recovery code isn’t correct or has already been used.')
  await takeBackAttempt(ports, THROTTLES.recoveryNetwork, network)
  await tellSecondFactor(ports, user, 'recovery_code_used')
}
