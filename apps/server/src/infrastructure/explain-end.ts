import { AppError } from '@trendverse/domain/primitives/app-error'
import { machineFaultOf, sentenceOf } from '@trendverse/storage/sql/machine-fault'
import { ConfigError } from '../config'

/** An operator reads one sentence where the cause is one they can do something about, and the whole story otherwise. */
export function explainEnd(error: unknown): string {
  const fault = machineFaultOf(error)
  const isSentence = error instanceof ConfigError || error instanceof AppError
  if (fault === null) {
    if (isSentence) return error.message
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  const sentence = sentenceOf(fault)
  if (!(error instanceof Error)) return sentence
  if (!isSentence) return `${sentence} (${error.message})`
  return error.message.includes(sentence) ? error.message : `${error.message} ${sentence}`
}
