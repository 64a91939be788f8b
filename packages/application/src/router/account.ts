import { removeAvatar, setAvatar } from '../accounts/change-avatar'
import { deleteOwnAccount } from '../accounts/delete-own-account'
import { exportAccount } from '../accounts/export-account'
import { getActivity } from '../accounts/get-activity'
import { getSharedProfile } from '../accounts/shared-profile'
import { updateProfile } from '../accounts/update-profile'
import { getLimits } from '../limits/get-limits'
import { nameGuest } from '../limits/name-guest'
import { toBase64 } from '../media/to-base64'
import { convertPicture } from '../memes/convert-picture'
import { describeMeme } from '../memes/describe-meme'
import { uploadMemePicture } from '../memes/upload-picture'
import { os, signedIn } from './base'

/** What people do with their own account, and what anybody may do how often. */
export const accountRouter = {
  update: os.account.update.handler(async ({ context, input }) => ({
    data: await updateProfile(context, signedIn(context), input),
  })),
  shared: os.account.shared.handler(async ({ context, input }) => ({
    data: await getSharedProfile(context, input.username),
  })),
  exportData: os.account.exportData.handler(async ({ context }) => ({
    data: await exportAccount(context, signedIn(context).user),
  })),
  remove: os.account.remove.handler(async ({ context, input }) => {
    await deleteOwnAccount(context, signedIn(context), input)
    return { data: { deleted: true } }
  }),
  activity: os.account.activity.handler(async ({ context }) => ({
    data: await getActivity(context, signedIn(context).user),
  })),
  limits: os.account.limits.handler(async ({ context }) => {
    const { caller } = context
    // A guest who asks what they may do is about to: from here on their trial is known by their cookie (LM-09).
    const guestId = caller.kind === 'guest' ? nameGuest(context) : null
    return { data: await getLimits(context, caller, guestId) }
  }),
}

/** Pictures (API-16). */
export const uploadRouter = {
  avatar: os.upload.avatar.handler(async ({ context, input }) => ({
    data: await setAvatar(context, context.origin, signedIn(context), new Uint8Array(await input.avatar.arrayBuffer())),
  })),
  meme: os.upload.meme.handler(async ({ context, input: { meme: picture, memeId } }) => {
    const caller = signedIn(context)
    const uploaded = new Uint8Array(await picture.arrayBuffer())
    const meme = await uploadMemePicture(context, caller, { memeId, uploaded })
    return { data: await describeMeme(context, meme, caller.user) }
  }),
  convert: os.upload.convert.handler(async ({ context, input: { picture, type } }) => {
    const uploaded = new Uint8Array(await picture.arrayBuffer())
    const converted = await convertPicture(context, signedIn(context), { uploaded, type })
    return { data: { type, picture: toBase64(converted) } }
  }),
  removeAvatar: os.upload.removeAvatar.handler(async ({ context }) => ({
    data: await removeAvatar(context, signedIn(context)),
  })),
}
