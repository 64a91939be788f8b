import { reportQuestion } from './reports/report-question'
import { os } from './router-base'

/** What readers report (OP-80). */
export const reportsRouter = {
  send: os.reports.send.handler(async ({ context, input }) => {
    await reportQuestion(context, context.caller, input)
    return { data: { received: true as const } }
  }),
}
