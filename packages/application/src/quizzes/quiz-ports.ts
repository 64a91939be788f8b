import type { Needs } from '../ports/ports'

/** What quizzes need. */
export type QuizPorts = Needs<
  | 'accounts'
  | 'ai'
  | 'rateCounter'
  | 'clock'
  | 'events'
  | 'guests'
  | 'handwritten'
  | 'inBackground'
  | 'log'
  | 'origin'
  | 'pause'
  | 'questionQuality'
  | 'quizzes'
  | 'random'
  | 'rememberGuest'
  | 'settings'
  | 'tokens'
  | 'trends'
  | 'usage'
>
