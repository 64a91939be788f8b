import { actorOf } from '../admin/record-audit'
import { countShare } from '../social/count-share'
import { getRedirects, getSharing, saveRedirects, saveSocialSettings } from '../social/social-settings'
import { os, signedIn } from './base'

/** Sharing (API-15, SO-04, SH-10). */
export const socialRouter = {
  settings: os.social.settings.handler(async ({ context }) => ({ data: await getSharing(context) })),
  saveSettings: os.social.saveSettings.handler(async ({ context, input }) => ({
    data: await saveSocialSettings(context, actorOf(signedIn(context)), input),
  })),
  redirects: os.social.redirects.handler(async ({ context }) => ({ data: await getRedirects(context) })),
  saveRedirects: os.social.saveRedirects.handler(async ({ context, input }) => ({
    data: await saveRedirects(context, actorOf(signedIn(context)), input),
  })),
  share: os.social.share.handler(async ({ context, input }) => {
    await countShare(context, context.caller, input)
    return { data: { counted: true as const } }
  }),
}
