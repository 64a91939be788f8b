import { isBeyond, type ThrottleRule } from '@trendverse/domain/accounts/throttle-rules'
import type { KeyType } from '@trendverse/domain/ai/key-type'
import { countAttempt } from '../accounts/throttle'
import type { AiPorts, Needs } from '../ports/ports'

/**
 * Whether a model makes it: there must be a key that is not put aside. What is made for one subject is limited, since
 * waiting can be given up for nothing; beyond the rule what is built in serves it, and says so.
 */
export async function mayModelMake(
  ports: Needs<'clock' | 'rateCounter' | 'tokens'> & { readonly ai: Pick<AiPorts, 'listKnownKeys'> },
  kind: KeyType,
  rule: ThrottleRule,
  subject: string,
): Promise<'yes' | 'no_key' | 'too_often'> {
  const keys = await ports.ai.listKnownKeys()
  if (!keys.some(({ keyType, status }) => keyType === kind && status !== 'inactive')) return 'no_key'
  return isBeyond(rule, await countAttempt(ports, rule, subject)) ? 'too_often' : 'yes'
}
