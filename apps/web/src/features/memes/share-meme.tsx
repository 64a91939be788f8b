import type { DoneShare } from '@trendverse/domain/social/done-share'
import { memeSubject } from '@trendverse/domain/social/share-texts'
import { useEffect, useRef } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import type { OwnMeme } from '../../backend/call/meme-calls'
import { type Services, useServices } from '../../backend/services'
import { reportShare } from '../../backend/sharing/report-share'
import { useSharing } from '../../backend/sharing/use-sharing'
import { useAlert } from '../../components/overlays/use-alert'
import { ShareBar } from '../../components/sharing/share-bar'
import { GalleryListing } from './gallery-listing'

/** ER-49 */
const NOT_READY_TEXT = 'Meme not ready for sharing'
/** ER-50 */
const SHARING_FAILED_TEXT = 'Sharing failed. Please try again.'

/** The gallery takes most memes with their first share, but not those of everybody. */
async function isNowListed({ call }: Pick<Services, 'call'>, id: string): Promise<boolean> {
  try {
    return (await call((backend) => backend.memes.shared({ id }))).data.isListed
  } catch (cause) {
    logFailure('Whether a meme is in the gallery could not be read.', cause)
    return true
  }
}

type ShareMemeProps = {
  readonly meme: OwnMeme
  /** Letters and painting are there, and the picture is described. */
  readonly isReady: boolean
  /** The picture as it is seen now. */
  readonly draw: () => Promise<Blob>
  /** Keeps edits and picture where the meme is kept; throws where that did not work. */
  readonly keep: () => Promise<void>
  readonly onChanged: (meme: OwnMeme) => void
}

/** MM-16: a meme to be shared by its maker, which lets everybody with the link see it (OP-64) and lists it in the gallery. */
export function ShareMeme({ meme, isReady, draw, keep, onChanged }: ShareMemeProps) {
  const services = useServices()
  const showAlert = useAlert()
  const sharing = useSharing()
  // As it is once it was kept, which is after the share began.
  const latest = useRef(meme)
  useEffect(() => {
    latest.current = meme
  }, [meme])
  const { id, trendId, trendName, shareableQuote, hashtags, imageUrl } = meme
  const subject = memeSubject({
    memeId: id,
    isReachable: services.runtime() === 'server',
    trend: { id: trendId, name: trendName },
    quote: shareableQuote,
    hashtags,
    pictureUrl: imageUrl === null ? null : new URL(imageUrl, sharing.siteUrl).href,
  })
  /** The picture is there before the meme is seen: previews are drawn from it. */
  const onShared = async (share: DoneShare) => {
    try {
      await keep()
      const isCounted = await reportShare(services, share, (reason) => void showAlert(reason))
      const kept = latest.current
      if (isCounted && kept.sharedAt === null) {
        onChanged({ ...kept, sharedAt: new Date().toISOString(), isListed: await isNowListed(services, id) })
      }
    } catch (cause) {
      logFailure('A meme could not be kept before it was shared.', cause)
      await showAlert(SHARING_FAILED_TEXT)
    }
  }
  return (
    <section aria-labelledby="share-meme" className="grid gap-3">
      <h3 id="share-meme" className="meme-label">
        Share
      </h3>
      <ShareBar
        {...sharing}
        subject={subject}
        picture={draw}
        refusal={() => (isReady ? null : NOT_READY_TEXT)}
        onShared={(share) => void onShared(share)}
      />
      <GalleryListing meme={meme} onChanged={onChanged} />
    </section>
  )
}
