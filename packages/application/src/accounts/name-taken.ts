import { TAKEN_NAMES, type TakenName } from '@trendverse/domain/accounts/taken-names'
import { AppError } from '@trendverse/domain/primitives/app-error'

/** The refusal of a name or address that somebody else has, with its field (ER-13, ER-14). */
export function nameTaken(outcome: TakenName): AppError {
  const { field, text } = TAKEN_NAMES[outcome]
  return new AppError(outcome, text, { fields: { [field]: text } })
}
