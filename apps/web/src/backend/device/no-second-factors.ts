import type { OneTimeCodes, SecondFactorRepository, SignInPlaces } from '@trendverse/application/ports/second-factor'
import { AppError } from '@trendverse/domain/primitives/app-error'

function refused(): AppError {
  return new AppError('unavailable', 'A second factor needs a server.')
}
const refuse = () => Promise.reject(refused())

/** Whoever opens this browser reads its storage anyway: a second factor would guard nothing. */
export const noSecondFactors: SecondFactorRepository = {
  find: async () => null,
  begin: refuse,
  confirm: refuse,
  spendStep: refuse,
  spendRecoveryCode: refuse,
  replaceRecoveryCodes: refuse,
  remove: async () => false,
}

/** There is one place only: this device. */
export const thisPlace: SignInPlaces = {
  note: async () => 'known',
  lastUsedAtMs: async () => null,
  listOf: async () => [],
}

export const noOneTimeCodes: OneTimeCodes = {
  createSecret: () => {
    throw refused()
  },
  addressOf: () => {
    throw refused()
  },
  stepOf: () => null,
}
