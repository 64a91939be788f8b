import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { SealedPlace } from '../ports/world'

/** The key of an AI provider. */
export const placeOfApiKey = (id: Uuid): SealedPlace => ({ table: 'ai_keys', id, field: 'sealed_key' })

/** The password of a mail server. */
export const placeOfMailPassword = (id: Uuid): SealedPlace => ({ table: 'smtp_configs', id, field: 'sealed_password' })

/** What is inside a waiting mail. */
export const placeOfMailBody = (id: Uuid): SealedPlace => ({ table: 'mails', id, field: 'sealed_body' })

/** The secret that an account's one-time codes come from. */
export const placeOfSecondFactor = (userId: Uuid): SealedPlace => ({
  table: 'second_factors',
  id: userId,
  field: 'sealed_secret',
})
