import { endOtherSessions, endSession, listSessions } from '../accounts/manage-sessions'
import { readSecondFactor } from '../admin/second-factor/read-second-factor'
import { renewRecoveryCodes, switchOffSecondFactor } from '../admin/second-factor/switch-off'
import { beginSecondFactor, confirmSecondFactor } from '../admin/second-factor/switch-on'
import { os, signedIn } from './base'

const { secondFactor, sessions } = os.admin.security

/** What administrators do about the safety of their own accounts. */
export const adminSecurityRouter = {
  secondFactor: {
    get: secondFactor.get.handler(async ({ context }) => ({
      data: await readSecondFactor(context, signedIn(context)),
    })),
    begin: secondFactor.begin.handler(async ({ context, input }) => ({
      data: await beginSecondFactor(context, signedIn(context), input),
    })),
    confirm: secondFactor.confirm.handler(async ({ context, input }) => ({
      data: { recoveryCodes: await confirmSecondFactor(context, signedIn(context), input) },
    })),
    switchOff: secondFactor.switchOff.handler(async ({ context, input }) => {
      await switchOffSecondFactor(context, signedIn(context), input)
      return { data: { switchedOff: true } }
    }),
    renewCodes: secondFactor.renewCodes.handler(async ({ context, input }) => ({
      data: { recoveryCodes: await renewRecoveryCodes(context, signedIn(context), input) },
    })),
  },
  sessions: {
    list: sessions.list.handler(async ({ context }) => ({ data: await listSessions(context, signedIn(context)) })),
    endOthers: sessions.endOthers.handler(async ({ context }) => ({
      data: { ended: await endOtherSessions(context, signedIn(context)) },
    })),
    end: sessions.end.handler(async ({ context, input }) => {
      await endSession(context, signedIn(context), input.id)
      return { data: { ended: 1 } }
    }),
  },
}
