import type { ProviderAnswer } from './chat-model'

/** What is painted (AI-07), as the provider names its models. */
export type PaintRequest = { readonly model: string; readonly prompt: string }

/** Where a painted picture is: behind an address of the provider's choice, which is as foreign as any, or in the answer itself. */
export type PaintedPicture =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }

export type ImageModel = {
  /**
   * Has one picture painted with this key. Never rejects, and ends soon after the signal fires. An answer without a picture
   * is a failure of ER-40.
   */
  paint(apiKey: string, request: PaintRequest, signal: AbortSignal): Promise<ProviderAnswer<PaintedPicture>>
}
