import { randomBytes } from 'node:crypto'
import { createKeyPool } from '@trendverse/application/ai/key-pool'
import { rememberKeys } from '@trendverse/application/ai/known-keys'
import type { AiPorts, StoragePorts } from '@trendverse/application/ports/ports'
import type { SecretBox } from '@trendverse/application/ports/world'
import type { Config } from '../../config'
import type { Log } from '../../log'
import { createPictureSource } from '../outbound/picture-source'
import { userAgentOf } from '../outbound/user-agent'
import { startSystemTimer, systemClock } from '../system-clock'
import { createOpenAiChatModel } from './openai-chat-model'
import { createOpenAiImageModel } from './openai-image-model'
import { createOpenAiModeration } from './openai-moderation'
import { repairJson } from './repair-json'

export type OpenAi = {
  readonly ports: AiPorts
  /** Ends what is under way with the provider as cancelled, and closes its lines. */
  close(): Promise<void>
}

/**
 * Chooses what models are asked through: any address that speaks the OpenAI wire format, with keys out of the database.
 */
export function openAi(options: {
  readonly config: Pick<Config, 'ai' | 'publicUrl'>
  readonly storage: Pick<StoragePorts, 'aiKeys' | 'aiQueue' | 'generationJobs'>
  readonly secretBox: SecretBox
  /** Names this installation to whoever hosts a picture. */
  readonly version: string
  readonly log: Log
}): OpenAi {
  const { config, storage, secretBox, version, log } = options
  const { aiKeys, aiQueue, generationJobs } = storage
  const { provider: name, baseUrl, imageHosts } = config.ai
  const chatModel = createOpenAiChatModel({ name, baseUrl })
  const imageModel = createOpenAiImageModel({ name, baseUrl })
  const moderation = createOpenAiModeration({ name, baseUrl })
  const pictureSource = createPictureSource({
    userAgent: userAgentOf(version, config.publicUrl),
    hosts: new Set([new URL(baseUrl).host, ...imageHosts]),
  })
  const keyPool = createKeyPool({
    aiKeys,
    aiQueue,
    secretBox,
    clock: systemClock,
    startTimer: startSystemTimer,
    random: { bytes: (count) => randomBytes(count) },
    log,
  })
  return {
    ports: {
      keyPool,
      chatModel,
      imageModel,
      moderation,
      pictureSource,
      repairJson,
      aiKeys,
      listKnownKeys: rememberKeys({ aiKeys, log }),
      aiQueue,
      generationJobs,
      startTimer: startSystemTimer,
    },
    async close() {
      keyPool.close()
      await Promise.all([chatModel, imageModel, moderation, pictureSource].map((part) => part.close()))
    },
  }
}
