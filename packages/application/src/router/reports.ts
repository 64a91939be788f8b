import { reportMeme } from '../reports/report-meme'
import { reportQuestion } from '../reports/report-question'
import { os } from './base'

/** What readers report (OP-54, OP-80). */
export const reportsRouter = {
  send: os.reports.send.handler(async ({ context, input }) => {
    if (input.kind === 'meme') await reportMeme(context, context.caller, input)
    else await reportQuestion(context, context.caller, input)
    return { data: { received: true as const } }
  }),
}
