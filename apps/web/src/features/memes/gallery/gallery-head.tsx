import { LinkButton } from '../../../components/controls/link-button'

/** What the gallery is, and the way to a meme of one's own. */
export function GalleryHead({ isOnDevice }: { readonly isOnDevice: boolean }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid gap-3">
        <h1 className="text-4xl">Meme gallery</h1>
        <p className="max-w-[62ch] text-muted">
          {isOnDevice
            ? 'Memes shared from this device, newest first.'
            : 'Memes people have shared, newest first. Remix one to make it your own.'}
        </p>
      </div>
      <LinkButton to="/trends">Make a meme</LinkButton>
    </header>
  )
}
