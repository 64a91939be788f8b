import type { AiKeyRepository } from '../ports/ai-key-repository'
import type { AiQueue } from '../ports/ai-queue'
import type { Clock } from '../ports/clock'
import type { Logger } from '../ports/logger'
import type { Random } from '../ports/random'
import type { SecretBox } from '../ports/secret-box'
import type { StartTimer } from '../ports/start-timer'

/** What the pool needs from the world. */
export type KeyPoolPorts = {
  readonly aiKeys: Pick<AiKeyRepository, 'lease' | 'settle' | 'whenFreed'>
  readonly aiQueue: Pick<AiQueue, 'admit' | 'readmit' | 'leave'>
  readonly secretBox: Pick<SecretBox, 'open'>
  readonly clock: Clock
  readonly startTimer: StartTimer
  readonly random: Random
  readonly log: Logger
}
