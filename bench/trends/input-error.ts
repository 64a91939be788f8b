/** Something is wrong with what the caller handed in; the message says what, in one sentence. */
export class InputError extends Error {
  override readonly name = 'InputError'
}
