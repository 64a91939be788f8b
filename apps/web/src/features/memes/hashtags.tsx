import { CopyButton } from '../../components/sharing/copy-button'

/** MM-16: suggested hashtags, to take along. */
export function Hashtags({ hashtags }: { readonly hashtags: readonly string[] }) {
  return (
    <section aria-labelledby="hashtags" className="grid gap-2">
      <h3 id="hashtags" className="meme-label">
        Suggested hashtags
      </h3>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p dir="auto" className="text-sm text-muted">
          {hashtags.join(' ')}
        </p>
        <CopyButton
          label="Copy hashtags"
          size="sm"
          text={() => hashtags.join(' ')}
          done="Hashtags copied to clipboard!"
          failed="Failed to copy hashtags"
        />
      </div>
    </section>
  )
}
