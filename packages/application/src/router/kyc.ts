import { actorOf } from '../admin/record-audit'
import { decideKyc, listKycQueue, requireKycOf } from '../kyc/decide-kyc'
import { getKycStatus } from '../kyc/get-kyc-status'
import { receiveKycResult } from '../kyc/receive-kyc-result'
import { replaceKycUrls } from '../kyc/replace-kyc-urls'
import { os, signedIn } from './base'

/** The identity check as people and the provider see it (KY). */
export const kycRouter = {
  status: os.kyc.status.handler(async ({ context }) => ({
    data: await getKycStatus(context, signedIn(context).user),
  })),
  webhook: os.kyc.webhook.handler(async ({ context, input }) => ({
    data: { outcome: await receiveKycResult(context, context.origin.signedDelivery ?? null, input) },
  })),
}

/** And as administrators do. */
export const adminKycRouter = {
  require: os.admin.kyc.require.handler(async ({ context, input }) => ({
    data: await requireKycOf(context, signedIn(context), input),
  })),
  list: os.admin.kyc.list.handler(({ context, input }) => listKycQueue(context, input)),
  decide: os.admin.kyc.decide.handler(async ({ context, input }) => ({
    data: await decideKyc(context, signedIn(context), input),
  })),
  listUrls: os.admin.kyc.listUrls.handler(async ({ context }) => ({ data: await context.kyc.listUrls() })),
  replaceUrls: os.admin.kyc.replaceUrls.handler(async ({ context, input }) => ({
    data: await replaceKycUrls(context, actorOf(signedIn(context)), input.urls),
  })),
}
