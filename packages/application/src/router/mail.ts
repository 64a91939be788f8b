import { actorOf } from '../admin/record-audit'
import { listMailTemplates, removeMailTemplate, saveMailTemplate } from '../mail/edit-mail-templates'
import { listOutbox } from '../mail/list-outbox'
import { listSmtpConfigs } from '../mail/list-smtp-configs'
import { previewMailTemplate } from '../mail/preview-mail-template'
import { retryMail } from '../mail/retry-mail'
import { testSmtpConfig } from '../mail/test-smtp-config'
import { createSmtpConfig, removeSmtpConfig, updateSmtpConfig } from '../mail/write-smtp-config'
import { os, signedIn } from './base'

/** Administrators' calls about mail: servers, what is on its way, wordings. */
export const mailRouter = {
  smtpConfigs: {
    list: os.mail.smtpConfigs.list.handler(({ context }) => listSmtpConfigs(context)),
    create: os.mail.smtpConfigs.create.handler(async ({ context, input }) => ({
      data: await createSmtpConfig(context, actorOf(signedIn(context)), input),
    })),
    update: os.mail.smtpConfigs.update.handler(async ({ context, input: { id, expected, ...edit } }) => ({
      data: await updateSmtpConfig(context, actorOf(signedIn(context)), id, edit, expected),
    })),
    remove: os.mail.smtpConfigs.remove.handler(async ({ context, input }) => {
      await removeSmtpConfig(context, actorOf(signedIn(context)), input.id)
      return { data: { removed: true } }
    }),
    test: os.mail.smtpConfigs.test.handler(async ({ context, input }) => {
      const { sent } = await testSmtpConfig(context, actorOf(signedIn(context)), input)
      const message = sent ? 'The server accepted the test email.' : 'The connection works.'
      return { data: { connected: true, sent }, message }
    }),
  },
  outbox: {
    list: os.mail.outbox.list.handler(({ context, input }) => listOutbox(context, input)),
    retry: os.mail.outbox.retry.handler(async ({ context, input }) => ({
      data: await retryMail(context, actorOf(signedIn(context)), input.id),
    })),
  },
  templates: {
    list: os.mail.templates.list.handler(async ({ context }) => ({ data: await listMailTemplates(context) })),
    preview: os.mail.templates.preview.handler(async ({ context, input: { type, ...draft } }) => ({
      data: await previewMailTemplate(context, type, draft),
    })),
    save: os.mail.templates.save.handler(async ({ context, input: { expected, ...template } }) => ({
      data: await saveMailTemplate(context, actorOf(signedIn(context)), template, expected),
    })),
    remove: os.mail.templates.remove.handler(async ({ context, input }) => ({
      data: await removeMailTemplate(context, actorOf(signedIn(context)), input.type),
    })),
  },
}
