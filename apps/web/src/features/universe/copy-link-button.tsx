import { Button } from '../../components/button'
import { notify, SHORT_TOAST_MS } from '../../components/notify'

/** Copies the address of a page (ER-30). */
export function CopyLinkButton({ path }: { readonly path: string }) {
  const copy = async () => {
    const address = new URL(import.meta.env.BASE_URL.replace(/\/$/, '') + path, window.location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      notify('Link copied to clipboard!', SHORT_TOAST_MS)
    } catch {
      notify('Failed to copy link', SHORT_TOAST_MS)
    }
  }
  return <Button onClick={() => void copy()}>Copy link</Button>
}
