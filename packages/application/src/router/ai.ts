import { AppError } from '@trendverse/domain/primitives/app-error'
import { actorOf } from '../admin/record-audit'
import { listApiKeys, readApiKey } from '../ai/list-api-keys'
import { readPoolStatus } from '../ai/read-pool-status'
import { testApiKey } from '../ai/test-api-key'
import { createApiKey, removeApiKey, updateApiKey } from '../ai/write-api-key'
import type { AiPorts } from '../ports/ports'
import { os, signedIn } from './base'
import type { AdmittedContext } from './context'

/** The context with what only a server has: there is no key in any browser (OP-09). */
function onServer(context: AdmittedContext): AdmittedContext & AiPorts {
  if (context.ai === null) throw new AppError('unavailable', 'Not available on this device')
  return { ...context, ...context.ai }
}

const keys = os.admin.apiKeys

/** Administrators' calls about AI keys. */
export const apiKeysRouter = {
  list: keys.list.handler(async ({ context }) => ({ data: await listApiKeys(onServer(context)) })),
  listQuiz: keys.listQuiz.handler(async ({ context }) => ({ data: await listApiKeys(onServer(context), 'quiz') })),
  listMeme: keys.listMeme.handler(async ({ context }) => ({ data: await listApiKeys(onServer(context), 'meme') })),
  status: keys.status.handler(async ({ context }) => ({ data: await readPoolStatus(onServer(context)) })),
  get: keys.get.handler(async ({ context, input }) => ({ data: await readApiKey(onServer(context), input.id) })),
  create: keys.create.handler(async ({ context, input }) => ({
    data: await createApiKey(onServer(context), actorOf(signedIn(context)), input),
  })),
  update: keys.update.handler(async ({ context, input: { id, expected, ...edit } }) => ({
    data: await updateApiKey(onServer(context), actorOf(signedIn(context)), id, edit, expected),
  })),
  remove: keys.remove.handler(async ({ context, input }) => {
    await removeApiKey(onServer(context), actorOf(signedIn(context)), input.id)
    return { data: { removed: true } }
  }),
  test: keys.test.handler(async ({ context, input }) => ({
    data: await testApiKey(onServer(context), actorOf(signedIn(context)), input.id),
    message: 'The key works.',
  })),
}
