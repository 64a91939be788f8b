import { readTypedCode } from '@trendverse/domain/accounts/one-time-code'
import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import type { User } from '@trendverse/domain/accounts/user'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { consumeAttempt, type ThrottlePorts, takeBackAttempt } from '../../accounts/throttle'
import type { Needs } from '../../ports/ports'
import type { SecondFactor } from '../../ports/second-factor'
import { placeOfSecondFactor } from '../../upkeep/sealed-places'
import { type TellPorts, tellSecondFactor } from './tell-second-factor'

type CodePorts = ThrottlePorts & Needs<'oneTimeCodes' | 'secretBox'>
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
export async function spendCode(ports: SpendCodePorts, user: User, factor: SecondFactor, typed: string): Promise<void> {
  const read = readTypedCode(typed)
  if (read?.kind === 'recovery') return spendRecoveryCode(ports, user, read.code)
  const step = await stepOfCode(ports, factor, read?.code ?? '')
  if (!(await ports.secondFactors.spendStep(user.id, step))) {
    throw wrongCode('This code has already been used. Please wait for the next one.')
  }
}

/** The step of a code of the app that is right now; whether it was used is not looked at. */
export async function stepOfCode(
  ports: CodePorts,
  { userId, sealedSecret }: Pick<SecondFactor, 'userId' | 'sealedSecret'>,
  code: string,
): Promise<number> {
  await consumeAttempt(ports, THROTTLES.secondFactorCode, userId)
  await consumeAttempt(ports, THROTTLES.secondFactorDay, userId)
  const secret = await ports.secretBox.open(sealedSecret, placeOfSecondFactor(userId))
  const step = ports.oneTimeCodes.stepOf(secret, code, ports.clock.nowMs())
  if (step === null) throw wrongCode()
  await takeBackAttempt(ports, THROTTLES.secondFactorCode, userId)
  await takeBackAttempt(ports, THROTTLES.secondFactorDay, userId)
  return step
}

async function spendRecoveryCode(ports: SpendCodePorts, user: User, code: string): Promise<void> {
  await consumeAttempt(ports, THROTTLES.recoveryCode, user.id)
  const isUsedUp = await ports.secondFactors.spendRecoveryCode(user.id, await recoveryCodeHash(ports, user.id, code))
  if (!isUsedUp) throw wrongCode('This recovery code isn’t correct or has already been used.')
  await takeBackAttempt(ports, THROTTLES.recoveryCode, user.id)
  await tellSecondFactor(ports, user, 'recovery_code_used')
}
