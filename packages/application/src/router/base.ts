import { implement } from '@orpc/server'
import { contract } from '@trendverse/contract/contract'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { admitCaller } from '../accounts/admit-caller'
import type { SignedInCaller } from '../accounts/caller'
import { identifyCaller } from '../accounts/identify-caller'
import { followKyc } from '../kyc/follow-kyc'
import { getSystemSetting } from '../settings/get-system-settings'
import type { AdmittedContext, RouterContext } from './context'
import { callError, namesNothing, toCallError } from './errors'

const NOT_FOUND_BY_FIRST_STEP: Readonly<Record<string, readonly ['trend_not_found', string]>> = {
  trends: ['trend_not_found', 'Trend Not Found'],
}

/**
 * Where every call of the contract is implemented: failures get the contract's one shape, the caller is told from
 * their token, and nobody comes in who may not (each call declares its access), or while the site is closed (OP-15).
 */
export const os = implement(contract)
  .$context<RouterContext>()
  .use(async ({ next, procedure }) => {
    try {
      return await next()
    } catch (error) {
      const path = procedure['~orpc'].route.path ?? ''
      if (path.includes('{') && namesNothing(error)) {
        const [code, message] = NOT_FOUND_BY_FIRST_STEP[path.split('/')[1] ?? ''] ?? [
          'not_found',
          'There’s nothing at this address.',
        ]
        throw callError(code, message, { cause: error })
      }
      throw toCallError(error)
    }
  })
  .use(async ({ next, procedure, context }) => {
    const { meta } = procedure['~orpc']
    const caller = await followKyc(context, await identifyCaller(context, context.origin.bearerToken))
    admitCaller(caller, meta)
    if (!meta.duringMaintenance && caller.kind !== 'admin' && (await getSystemSetting(context, 'maintenanceMode'))) {
      throw new AppError('maintenance', "We'll be right back.", { retryable: true, retryAfterMs: MINUTE_MS })
    }
    return next({ context: { caller } })
  })

/** The account behind a call that is not public; the middleware has admitted it. */
export function signedIn(context: Pick<AdmittedContext, 'caller'>): SignedInCaller {
  if (context.caller.kind === 'guest') throw new AppError('authentication_required', 'Authentication required')
  return context.caller
}
