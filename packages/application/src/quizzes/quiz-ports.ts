import type { ThrottlePorts } from '../accounts/throttle'
import type { LimitPorts } from '../limits/limit-ports'
import type { NameGuestPorts } from '../limits/name-guest'
import type { QuestionQualityRepository } from '../ports/question-quality-repository'
import type { QuizRepository } from '../ports/quiz-repository'
import type { Random } from '../ports/random'
import type { SettingsRepository } from '../ports/settings-repository'
import type { TrendReader } from '../ports/trend-reader'

/** What quizzes need. */
export type QuizPorts = Omit<LimitPorts, 'settings'> &
  ThrottlePorts &
  NameGuestPorts & {
    readonly quizzes: QuizRepository
    readonly questionQuality: Pick<QuestionQualityRepository, 'record' | 'listRetired'>
    readonly trends: Pick<TrendReader, 'findActive' | 'listActive' | 'countEvent'>
    readonly settings: SettingsRepository
    readonly random: Random
    readonly origin: NameGuestPorts['origin'] & { readonly network: string }
  }
