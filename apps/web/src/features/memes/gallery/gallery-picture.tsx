import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../components/browser/lazy-part'
import { whenNear } from '../../../components/browser/when-near'
import type { GalleryMeme } from './read-gallery'

/** What draws comes once there is something to draw: the server writes the page without it. */
const MemeThumb = lazyPart(() => import('../../../components/memes/meme-thumb').then((module) => module.MemeThumb))

/** Sharp enough to read on the screen of a phone. */
const DENSITY = 0.75

/** The picture of a meme, drawn from what it says once it is near; its place is there from the beginning. */
export function GalleryPicture({ meme }: { readonly meme: GalleryMeme }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => (place.current ? whenNear(place.current, () => setIsNear(true)) : undefined), [])
  const waiting = <span role="img" aria-label={meme.altText} className="block size-full" />
  return (
    <span ref={place} className="block aspect-4/3 w-full overflow-hidden rounded-md bg-raised">
      {isNear ? (
        <MemeThumb
          fallback={waiting}
          meme={{ ...meme, imageUrl: null }}
          {...(meme.accent !== null && { accent: meme.accent })}
          density={DENSITY}
          className="block w-full"
        />
      ) : (
        waiting
      )}
    </span>
  )
}
