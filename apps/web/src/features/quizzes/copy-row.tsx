import type { ShareSubject } from '@trendverse/domain/social/share-subject'
import { useSharing } from '../../backend/sharing/use-sharing'
import { Button } from '../../components/controls/button'
import { CopyByHand } from '../../components/sharing/copy-by-hand'
import { useShareActions } from '../../components/sharing/use-share-actions'

const nothingCounted = () => undefined

/** Copies a guest's result as text. A link to the result itself needs an account (GN-03). */
export function CopyRow({ subject }: { readonly subject: ShareSubject }) {
  const { copyText, byHand, closeByHand } = useShareActions({ ...useSharing(), subject, onShared: nothingCounted })
  return (
    <>
      <p>
        <Button onClick={() => void copyText()}>Copy your result</Button>
      </p>
      {byHand !== null && <CopyByHand text={byHand} onClose={closeByHand} />}
    </>
  )
}
