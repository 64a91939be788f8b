/** What processes on one database tell each other about. */
export const DATABASE_CHANNELS = [
  'trends_changed',
  'settings_changed',
  'accounts_changed',
  'boards_changed',
  'gallery_changed',
  'forecasts_changed',
  'mail_queued',
  'ai_key_freed',
  'generation_cancelled',
  'sources_wanted',
] as const
export type DatabaseChannel = (typeof DATABASE_CHANNELS)[number]

/** Subject of `trends_changed` after a reading of sources, when nothing was hidden or edited. */
export const BY_READING = 'reading'

/** `subject` is what the change is about, as it was announced; null for anything, as after a lost connection. */
export type ChannelListener = (subject: string | null) => void

/** Listeners of this process, by channel. A throwing listener does not keep the others from hearing. */
export class ChannelListeners {
  readonly #listeners = new Map<string, Set<ChannelListener>>()

  add(channel: DatabaseChannel, listener: ChannelListener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners)
    // wrapped, so that adding one function twice and removing it once leaves one
    const entry: ChannelListener = (subject) => listener(subject)
    listeners.add(entry)
    return () => listeners.delete(entry)
  }

  emit(channel: string, subject: string | null): void {
    for (const listener of this.#listeners.get(channel) ?? []) {
      try {
        listener(subject)
      } catch (error) {
        // the statement that caused the call has nothing to do with it
        process.emitWarning(error instanceof Error ? error : String(error))
      }
    }
  }

  emitAll(): void {
    for (const channel of this.#listeners.keys()) this.emit(channel, null)
  }
}
