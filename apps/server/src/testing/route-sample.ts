export type RouteSample = {
  readonly params?: Readonly<Record<string, string>>
  /** The same address with what belongs to somebody else. Every call that names something of an account has one. */
  readonly foreign?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  /** Files of a form, and the texts beside them. */
  readonly form?: Readonly<Record<string, string>>
  readonly formTexts?: Readonly<Record<string, string>>
  /** What whoever is let in is answered; 200 unless it says otherwise. */
  readonly status?: number
  /** What those are answered who are let in, but to whom nothing of what is named belongs, or who may not use it. */
  readonly toGuests?: number
  readonly toSuspended?: number
}
