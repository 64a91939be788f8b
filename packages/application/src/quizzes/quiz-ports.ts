import type { ThrottlePorts } from '../accounts/throttle'
import type { LimitPorts } from '../limits/limit-ports'
import type { NameGuestPorts } from '../limits/name-guest'
import type { AiPorts } from '../ports/ports'
import type { QuestionQualityRepository } from '../ports/question-quality-repository'
import type { InBackground } from '../ports/in-background'
import type { Logger } from '../ports/logger'
import type { Pause } from '../ports/pause'
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
    readonly trends: Pick<TrendReader, 'findActive' | 'findSurvivor' | 'listActive' | 'countEvent'>
    readonly settings: SettingsRepository
    readonly random: Random
    /** Null where no model can be asked: the built-in generator makes every quiz. */
    readonly ai: AiPorts | null
    readonly pause: Pause
    readonly inBackground: InBackground
    readonly log: Logger
    readonly origin: NameGuestPorts['origin'] & { readonly network: string }
  }
