import type { View } from './camera-views'

/** Where a visitor left the universe: what was selected, in which picture, and how the camera stood. */
type KeptCamera = {
  readonly selectedId: string | null
  readonly widthPx: number
  readonly heightPx: number
  readonly view: View
}

let kept: KeptCamera | null = null

/** Keeps the camera for whoever comes back to this page of the same visit. */
export function keepCamera(camera: KeptCamera): void {
  kept = camera
}

/** The view that was left, once, and only for the same planet in a picture of the same size. */
export function takeKeptView(
  selectedId: string | null,
  size: { readonly widthPx: number; readonly heightPx: number },
): View | null {
  const camera = kept
  kept = null
  const isSame =
    camera?.selectedId === selectedId && camera.widthPx === size.widthPx && camera.heightPx === size.heightPx
  return isSame ? camera.view : null
}
