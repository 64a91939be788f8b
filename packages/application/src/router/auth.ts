import { answerWithLink, linkWords, resendAnswer } from '@trendverse/domain/mail/link-delivery'
import { changePassword } from '../accounts/change-password'
import { endOtherSessions, endSession, listSessions, signOut } from '../accounts/manage-sessions'
import { readAccount } from '../accounts/read-account'
import { requestReset } from '../accounts/request-reset'
import { resendVerification } from '../accounts/resend-verification'
import { resetPassword } from '../accounts/reset-password'
import { signIn } from '../accounts/sign-in'
import { signUp } from '../accounts/sign-up'
import { signUpUntold } from '../accounts/sign-up-untold'
import { verifyEmail } from '../accounts/verify-email'
import { linkDelivery } from '../mail/list-senders'
import { OWN_DEVICE } from '../ports/world'
import { getSystemSetting } from '../settings/get-system-settings'
import { os, signedIn } from './base'
import { sessionAnswer } from './session'

const SIGNED_UP_UNTOLD = 'We’ve sent an email to this address. It says how to go on.'

/** Sign-up, sign-in and what belongs to them (API-04 to API-06, OP-80). */
export const authRouter = {
  register: os.auth.register.handler(async ({ context, input }) => {
    // On a device of one's own there is nobody to keep addresses from.
    const isUntold = context.origin.network !== OWN_DEVICE && (await getSystemSetting(context, 'neutralAccountTexts'))
    if (isUntold) {
      await signUpUntold(context, context.origin, input)
      return { data: null, message: answerWithLink(await linkDelivery(context), SIGNED_UP_UNTOLD) }
    }
    const opened = await signUp(context, context.origin, input)
    const link = linkWords(await linkDelivery(context), 'A link to verify your address is on its way.')
    return { ...sessionAnswer(opened), message: `Welcome, ${opened.account.firstName}. ${link}` }
  }),
  login: os.auth.login.handler(async ({ context, input }) =>
    sessionAnswer(await signIn(context, context.origin, input)),
  ),
  logout: os.auth.logout.handler(async ({ context }) => {
    await signOut(context, signedIn(context))
    return { data: { signedOut: true } }
  }),
  me: os.auth.me.handler(async ({ context }) => ({ data: await readAccount(context, signedIn(context).user) })),
  verifyEmail: os.auth.verifyEmail.handler(async ({ context, input }) => ({
    data: { ...(await verifyEmail(context, context.origin, input)), signedIn: false },
    message: 'Email verified successfully! You can now sign in.',
  })),
  resendVerification: os.auth.resendVerification.handler(async ({ context, input }) => {
    await resendVerification(context, context.origin, input)
    return { data: { sent: true }, message: resendAnswer(await linkDelivery(context)) }
  }),
  forgotPassword: os.auth.forgotPassword.handler(async ({ context, input }) => {
    await requestReset(context, context.origin, input)
    const answer = 'If an account exists for this address, a reset link is on its way.'
    return { data: { accepted: true }, message: answerWithLink(await linkDelivery(context), answer) }
  }),
  resetPassword: os.auth.resetPassword.handler(async ({ context, input }) => {
    await resetPassword(context, context.origin, input)
    return { data: { reset: true }, message: 'Your password has been changed. You can now sign in.' }
  }),
  changePassword: os.auth.changePassword.handler(async ({ context, input }) => ({
    data: { changed: true, endedSessions: await changePassword(context, signedIn(context), input) },
  })),
  listSessions: os.auth.listSessions.handler(async ({ context }) => ({
    data: await listSessions(context, signedIn(context)),
  })),
  endOtherSessions: os.auth.endOtherSessions.handler(async ({ context }) => ({
    data: { ended: await endOtherSessions(context, signedIn(context)) },
  })),
  endSession: os.auth.endSession.handler(async ({ context, input }) => {
    await endSession(context, signedIn(context), input.id)
    return { data: { ended: 1 } }
  }),
}
