import { AppError } from '@trendverse/domain/primitives/app-error'

/** Something is wrong with what the caller handed in; the message says what, in one sentence. */
export class InputError extends AppError {
  constructor(message: string) {
    super('invalid_input', message)
  }
}
