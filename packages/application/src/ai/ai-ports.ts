import type { RepairJson } from '@trendverse/domain/quizzes/parse-reply'
import type { AiKeyRepository } from '../ports/ai-key-repository'
import type { AiQueue } from '../ports/ai-queue'
import type { ChatModel } from '../ports/chat-model'
import type { GenerationJobs } from '../ports/generation-jobs'
import type { StartTimer } from '../ports/start-timer'
import type { KeyPool } from './key-pool'
import type { ListKnownKeys } from './known-keys'

/** What calls of models need. Only a server has it: no key is ever in a browser (OP-09). */
export type AiPorts = {
  readonly keyPool: KeyPool
  readonly chatModel: ChatModel
  readonly repairJson: RepairJson
  readonly aiKeys: AiKeyRepository
  readonly listKnownKeys: ListKnownKeys
  readonly aiQueue: Pick<AiQueue, 'countWaiting'>
  readonly generationJobs: GenerationJobs
  readonly startTimer: StartTimer
}
