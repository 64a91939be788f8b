import { RESEND_FAILED } from '@trendverse/domain/mail/link-delivery'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Services } from '../services'

/** Asks for another verification mail; answers with the words to show. */
export async function resendVerification(call: Services['call'], email: string) {
  try {
    const { message } = await call((backend) => backend.auth.resendVerification({ email }))
    return { isSent: true, text: message }
  } catch (error) {
    const isLimited = error instanceof AppError && error.code === 'rate_limited'
    return { isSent: false, text: isLimited ? error.message : RESEND_FAILED }
  }
}
