import type { AiPorts, Needs } from '../ports/ports'
import type { CallOrigin } from '../ports/world'

/** What memes need. */
export type MemePorts = Needs<
  | 'accounts'
  | 'ai'
  | 'rateCounter'
  | 'clock'
  | 'events'
  | 'guests'
  | 'handwritten'
  | 'images'
  | 'inBackground'
  | 'log'
  | 'media'
  | 'memes'
  | 'pause'
  | 'random'
  | 'settings'
  | 'tokens'
  | 'trends'
  | 'usage'
> & {
  readonly origin: Pick<CallOrigin, 'network'>
}

/** The same where models can be asked. */
export type ModelMemePorts = MemePorts & { readonly ai: AiPorts }
