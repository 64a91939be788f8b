import { createStore } from '@trendverse/domain/primitives/store'
import { type RefObject, useLayoutEffect } from 'react'

export type ToastCorner = 'top-right' | 'bottom-right'
type ToastPlace = { readonly element: HTMLElement; readonly corner: ToastCorner }

/** The modal windows that are open, the topmost last. One shuts off all of the page but itself, so toasts stand in it. */
export const toastPlaces = createStore<readonly ToastPlace[]>([])

/** Takes the toasts of the page into a modal window for as long as it is there. */
export function useToastPlace(dialog: RefObject<HTMLElement | null>, corner: ToastCorner): void {
  useLayoutEffect(() => {
    if (!dialog.current) return
    const place: ToastPlace = { element: dialog.current, corner }
    toastPlaces.set([...toastPlaces.get(), place])
    return () => toastPlaces.set(toastPlaces.get().filter((one) => one !== place))
  }, [dialog, corner])
}
