import { MAX_PASSWORD_LENGTH } from '@trendverse/domain/accounts/sign-up-rules'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

export type Strength = {
  /** From 0, found in an instant, to 4, not found in a lifetime. */
  readonly score: 0 | 1 | 2 | 3 | 4
  /** Whether it stands on the list of passwords that everybody tries first, as it is. */
  readonly isCommon: boolean
}

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_PASSWORD_LENGTH })
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** How hard a password is to guess for somebody who knows the person. Loaded with the first letter of one. */
export function measureStrength(password: string, known: readonly string[]): Strength {
  return { score: estimator.check(password, [...known]).score, isCommon: COMMON.has(password.toLowerCase()) }
}
