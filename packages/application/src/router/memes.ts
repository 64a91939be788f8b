import { beginMeme } from '../memes/begin-meme'
import { editMeme, removeMeme, saveMeme, unsaveMeme } from '../memes/change-meme'
import { chooseCaptions } from '../memes/choose-captions'
import { describeMeme, describeOrder } from '../memes/describe-meme'
import { cancelMemeJob, followMemeJob } from '../memes/follow-meme-job'
import { getExampleMeme } from '../memes/get-example-meme'
import { listMeme } from '../memes/list-meme'
import { getSharedMeme, listMemeHistory, listSavedMemes } from '../memes/list-memes'
import { orderMeme } from '../memes/order-meme'
import { readGallery } from '../memes/read-gallery'
import { remixSharedMeme } from '../memes/remix-shared-meme'
import { os, signedIn } from './base'

/** Memes (API-13, OP-42, OP-52 to OP-55). */
export const memesRouter = {
  generate: os.memes.generate.handler(async ({ context, input }) => {
    const caller = signedIn(context)
    return { data: await describeOrder(context, await orderMeme(context, caller, input), caller.user) }
  }),
  job: os.memes.job.handler(async ({ context, input }) => {
    const caller = signedIn(context)
    return { data: await describeOrder(context, await followMemeJob(context, caller, input.id), caller.user) }
  }),
  cancelJob: os.memes.cancelJob.handler(async ({ context, input }) => ({
    data: await cancelMemeJob(context, signedIn(context), input.id),
  })),
  history: os.memes.history.handler(({ context, input }) => listMemeHistory(context, signedIn(context).user, input)),
  saved: os.memes.saved.handler(({ context, input }) => listSavedMemes(context, signedIn(context).user, input)),
  save: os.memes.save.handler(async ({ context, input }) => {
    const caller = signedIn(context)
    return { data: await describeMeme(context, await saveMeme(context, caller, input), caller.user) }
  }),
  unsave: os.memes.unsave.handler(async ({ context, input }) => {
    const caller = signedIn(context)
    return { data: await describeMeme(context, await unsaveMeme(context, caller, input.id), caller.user) }
  }),
  choose: os.memes.choose.handler(async ({ context, input }) => {
    const caller = signedIn(context)
    return { data: await describeMeme(context, await chooseCaptions(context, caller, input), caller.user) }
  }),
  edit: os.memes.edit.handler(async ({ context, input: { id, ...edit } }) => {
    const caller = signedIn(context)
    return { data: await describeMeme(context, await editMeme(context, caller, id, edit), caller.user) }
  }),
  list: os.memes.list.handler(async ({ context, input }) => {
    const caller = signedIn(context)
    return { data: await describeMeme(context, await listMeme(context, caller, input), caller.user) }
  }),
  remix: os.memes.remix.handler(async ({ context, input }) => {
    const caller = signedIn(context)
    return { data: await describeMeme(context, await remixSharedMeme(context, caller, input.id), caller.user) }
  }),
  gallery: os.memes.gallery.handler(({ context, input }) => readGallery(context, input)),
  remove: os.memes.remove.handler(async ({ context, input }) => {
    await removeMeme(context, signedIn(context), input.id)
    return { data: { removed: true as const } }
  }),
  example: os.memes.example.handler(async ({ context, input }) => ({
    data: await getExampleMeme(context, input.trendId),
  })),
  begin: os.memes.begin.handler(async ({ context, input }) => {
    const caller = signedIn(context)
    return { data: await describeMeme(context, await beginMeme(context, caller, input), caller.user) }
  }),
  shared: os.memes.shared.handler(async ({ context, input }) => ({
    data: await getSharedMeme(context, context.caller, input.id),
  })),
}
