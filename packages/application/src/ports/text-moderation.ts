import type { ProviderAnswer } from './chat-model'

export type TextModeration = {
  /**
   * Asks a provider whether a text may be shown (OP-54). Never rejects, and ends soon after the signal fires.
   *
   * @returns Null where the provider has no moderation.
   */
  isAllowed(apiKey: string, text: string, signal: AbortSignal): Promise<ProviderAnswer<boolean | null>>
}
