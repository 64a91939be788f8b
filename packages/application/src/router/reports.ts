import { reportProfile, reportRun } from '../reports/report-content'
import { reportMeme } from '../reports/report-meme'
import { reportQuestion } from '../reports/report-question'
import { os } from './base'

/** What readers report (OP-54, OP-80). */
export const reportsRouter = {
  send: os.reports.send.handler(async ({ context, input }) => {
    const { caller } = context
    if (input.kind === 'meme') await reportMeme(context, caller, input)
    else if (input.kind === 'run') await reportRun(context, caller, input)
    else if (input.kind === 'profile') await reportProfile(context, caller, input)
    else await reportQuestion(context, caller, input)
    return { data: { received: true as const } }
  }),
}
