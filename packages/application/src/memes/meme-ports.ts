import type { ThrottlePorts } from '../accounts/throttle'
import type { LimitPorts } from '../limits/limit-ports'
import type { AccountRepository } from '../ports/account-repository'
import type { ImageEncoder } from '../ports/image-encoder'
import type { InBackground } from '../ports/in-background'
import type { Logger } from '../ports/logger'
import type { MediaStore } from '../ports/media-store'
import type { MemeRepository } from '../ports/meme-repository'
import type { Pause } from '../ports/pause'
import type { AiPorts } from '../ports/ports'
import type { Random } from '../ports/random'
import type { SettingsRepository } from '../ports/settings-repository'
import type { TrendReader } from '../ports/trend-reader'

/** What memes need. */
export type MemePorts = Omit<LimitPorts, 'settings' | 'accounts' | 'guests'> &
  ThrottlePorts & {
    readonly guests: LimitPorts['guests']
    readonly accounts: Pick<AccountRepository, 'findById' | 'award' | 'update'>
    readonly memes: MemeRepository
    readonly trends: Pick<TrendReader, 'findActive' | 'listActive'>
    readonly settings: SettingsRepository
    readonly media: MediaStore
    readonly images: ImageEncoder
    readonly random: Random
    /** Null where no model can be asked: the built-in writer makes every meme. */
    readonly ai: AiPorts | null
    readonly pause: Pause
    readonly inBackground: InBackground
    readonly log: Logger
    readonly origin: { readonly network: string }
  }

/** The same where models can be asked. */
export type ModelMemePorts = MemePorts & { readonly ai: AiPorts }
