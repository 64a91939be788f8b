import { AppError } from '@trendverse/domain/primitives/app-error'
import { adviceFor, machineFaultOf, sentenceOf, whatIs } from '@trendverse/storage/sql/machine-fault'
import { ConfigError } from '../config'

/** An operator reads one sentence where the cause is one they can do something about, and the whole story otherwise. */
export function explainEnd(error: unknown): string {
  const fault = machineFaultOf(error)
  const isSentence = error instanceof ConfigError || error instanceof AppError || isMistyped(error)
  if (fault === null) {
    if (!(error instanceof Error)) return String(error)
    return isSentence ? error.message : (error.stack ?? error.message)
  }
  const sentence = sentenceOf(fault)
  if (!(error instanceof Error)) return sentence
  if (!isSentence) return `${sentence} (${error.message})`
  if (error.message.includes(sentence)) return error.message
  const told = /[.!?]$/.test(error.message) ? error.message : `${error.message}.`
  return `${told} ${told.endsWith(`${whatIs(fault)}.`) ? adviceFor(fault) : sentence}`
}

/** What Node says of options it does not know is a sentence already. */
function isMistyped(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
}
