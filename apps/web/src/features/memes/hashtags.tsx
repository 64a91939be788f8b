import { Button } from '../../components/controls/button'
import { notify, SHORT_TOAST_MS } from '../../components/overlays/notify'

/** MM-16: suggested hashtags, to take along. */
export function Hashtags({ hashtags }: { readonly hashtags: readonly string[] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(hashtags.join(' '))
      notify('Hashtags copied to clipboard!', SHORT_TOAST_MS)
    } catch {
      notify('Failed to copy hashtags', SHORT_TOAST_MS)
    }
  }
  return (
    <section aria-labelledby="hashtags" className="grid gap-2">
      <h3 id="hashtags" className="meme-label">
        Suggested hashtags
      </h3>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p dir="auto" className="text-sm text-muted">
          {hashtags.join(' ')}
        </p>
        <Button size="sm" onClick={() => void copy()}>
          Copy hashtags
        </Button>
      </div>
    </section>
  )
}
