import { editMeme, removeMeme, saveMeme, unsaveMeme } from '../memes/change-meme'
import { chooseCaptions } from '../memes/choose-captions'
import { describeMeme, describeOrder } from '../memes/describe-meme'
import { cancelMemeJob, followMemeJob } from '../memes/follow-meme-job'
import { getExampleMeme } from '../memes/get-example-meme'
import { getSharedMeme, listMemeHistory, listSavedMemes } from '../memes/list-memes'
import { orderMeme } from '../memes/order-meme'
import { os, signedIn } from './base'

/** Memes (API-13, OP-42, OP-52 to OP-55). */
export const memesRouter = {
  generate: os.memes.generate.handler(async ({ context, input }) => {
    const caller = signedIn(context)
    return { data: describeOrder(await orderMeme(context, caller, input), caller.user) }
  }),
  job: os.memes.job.handler(async ({ context, input }) => {
    const caller = signedIn(context)
    return { data: describeOrder(await followMemeJob(context, caller, input.id), caller.user) }
  }),
  cancelJob: os.memes.cancelJob.handler(async ({ context, input }) => ({
    data: await cancelMemeJob(context, signedIn(context), input.id),
  })),
  history: os.memes.history.handler(({ context, input }) => listMemeHistory(context, signedIn(context).user, input)),
  saved: os.memes.saved.handler(({ context, input }) => listSavedMemes(context, signedIn(context).user, input)),
  save: os.memes.save.handler(async ({ context, input }) => {
    const caller = signedIn(context)
    return { data: describeMeme(await saveMeme(context, caller, input), caller.user) }
  }),
  unsave: os.memes.unsave.handler(async ({ context, input }) => {
    const caller = signedIn(context)
    return { data: describeMeme(await unsaveMeme(context, caller, input.id), caller.user) }
  }),
  choose: os.memes.choose.handler(async ({ context, input }) => {
    const caller = signedIn(context)
    return { data: describeMeme(await chooseCaptions(context, caller, input), caller.user) }
  }),
  edit: os.memes.edit.handler(async ({ context, input: { id, ...edit } }) => {
    const caller = signedIn(context)
    return { data: describeMeme(await editMeme(context, caller, id, edit), caller.user) }
  }),
  remove: os.memes.remove.handler(async ({ context, input }) => {
    await removeMeme(context, signedIn(context), input.id)
    return { data: { removed: true as const } }
  }),
  example: os.memes.example.handler(async ({ context, input }) => ({
    data: await getExampleMeme(context, input.trendId),
  })),
  shared: os.memes.shared.handler(async ({ context, input }) => ({
    data: await getSharedMeme(context, context.caller, input.id),
  })),
}
