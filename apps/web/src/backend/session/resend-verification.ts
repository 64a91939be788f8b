import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Services } from '../services'

/** ER-15 */
const FAILED = 'Failed to send verification email. Please try again.'

/** Asks for another verification mail; answers with the words to show. */
export async function resendVerification(call: Services['call'], email: string) {
  try {
    const { message } = await call((backend) => backend.auth.resendVerification({ email }))
    return { isSent: true, text: message }
  } catch (error) {
    const isLimited = error instanceof AppError && error.code === 'rate_limited'
    return { isSent: false, text: isLimited ? error.message : FAILED }
  }
}
