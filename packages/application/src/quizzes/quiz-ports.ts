import type { Needs } from '../ports/ports'

/** What quizzes need. */
export type QuizPorts = Needs<
  | 'accounts'
  | 'ai'
  | 'attempts'
  | 'clock'
  | 'events'
  | 'guests'
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
