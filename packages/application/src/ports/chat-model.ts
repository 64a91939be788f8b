import type { ProviderFailure } from '@trendverse/domain/ai/provider-failure'

/** One chat completion (AI-02). */
export type ChatRequest = {
  /** Whose key it is asked with, as error texts name it (ER-35); absent: whoever the address is known to belong to. */
  readonly provider?: string
  readonly model: string
  readonly system: string
  readonly user: string
  readonly temperature: number
  readonly maxTokens: number
}

/** What became of a call: an answer, or why there is none. The failure holds no secret. */
export type ProviderAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ProviderFailure }

export type ChatModel = {
  /**
   * Asks the model once, with this key. Never rejects, and ends soon after the signal fires.
   *
   * @returns The text of the answer as the model wrote it, never empty.
   */
  complete(apiKey: string, request: ChatRequest, signal: AbortSignal): Promise<ProviderAnswer<string>>
}
