import { Toaster as SonnerToaster } from 'sonner'

type ToastListProps = { readonly position: 'top-right' | 'bottom-right'; readonly topPx?: number }

/**
 * The toasts of the page, in the colours of the theme. A modal dialog lies over the page's own list and shuts it off: where
 * toasts have to be read and pressed over one, it holds a list itself.
 */
export function ToastList({ position, topPx }: ToastListProps) {
  return (
    <SonnerToaster
      position={position}
      {...(topPx !== undefined && { offset: { top: topPx } })}
      toastOptions={{
        style: {
          background: 'var(--panel)',
          color: 'var(--text)',
          border: '1px solid var(--line-strong)',
          fontFamily: 'var(--font-sans)',
        },
      }}
    />
  )
}
