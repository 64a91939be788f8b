import type { RepairJson } from '@trendverse/domain/ai/read-reply'
import type { AiKeyRepository } from '../ports/ai-key-repository'
import type { AiQueue } from '../ports/ai-queue'
import type { ChatModel } from '../ports/chat-model'
import type { ImageModel } from '../ports/image-model'
import type { GenerationJobs } from '../ports/generation-jobs'
import type { PictureSource } from '../ports/picture-source'
import type { StartTimer } from '../ports/start-timer'
import type { TextModeration } from '../ports/text-moderation'
import type { KeyPool } from './key-pool'
import type { ListKnownKeys } from './known-keys'

/** What calls of models need. Only a server has it: no key is ever in a browser (OP-09). */
export type AiPorts = {
  readonly keyPool: KeyPool
  readonly chatModel: ChatModel
  readonly imageModel: ImageModel
  readonly moderation: TextModeration
  readonly pictureSource: PictureSource
  readonly repairJson: RepairJson
  readonly aiKeys: AiKeyRepository
  readonly listKnownKeys: ListKnownKeys
  readonly aiQueue: Pick<AiQueue, 'countWaiting'>
  readonly generationJobs: GenerationJobs
  readonly startTimer: StartTimer
}
