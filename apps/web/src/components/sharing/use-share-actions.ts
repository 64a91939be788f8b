import type { Sharing } from '@trendverse/domain/social/done-share'
import { fillRedirect } from '@trendverse/domain/social/fill-redirect'
import type { PlatformId, ShareMethod } from '@trendverse/domain/social/platform'
import { type ShareSubject, withLink } from '@trendverse/domain/social/share-subject'
import type { SocialPlatform } from '@trendverse/social-platforms/social-platform'
import { useState } from 'react'
import { notify, SHORT_TOAST_MS } from '../overlays/notify'
import { useAlert } from '../overlays/use-alert'
import { copyPicture, copyToClipboard } from './clipboard'
import { openShareSheet } from './share-sheet'
import { openBeside } from './share-window'

export type ShareSource = Sharing & {
  readonly subject: ShareSubject
  /** Draws the picture that goes along, as PNG. */
  readonly picture?: (() => Promise<Blob>) | undefined
  /** Why it cannot be shared now, in words for an alert; null when it can. */
  readonly refusal?: (() => string | null) | undefined
}

export type ShareActions = {
  readonly shareTo: (platform: SocialPlatform) => Promise<void>
  /** SH-06: the device’s own sheet, or else the link is copied. */
  readonly shareQuickly: () => Promise<void>
  readonly copyLink: () => Promise<void>
  readonly copyText: () => Promise<void>
  readonly copyImage: () => Promise<void>
  /** What the clipboard refused and is now to be copied by hand, or null. */
  readonly byHand: string | null
  readonly closeByHand: () => void
}

const toast = (text: string) => notify(text, SHORT_TOAST_MS)

/** Every way of sharing one thing; each that succeeded is told to `onShared`. */
export function useShareActions({
  subject,
  picture,
  refusal,
  siteUrl,
  redirects,
  onShared,
}: ShareSource): ShareActions {
  const showAlert = useAlert()
  const [byHand, setByHand] = useState<string | null>(null)
  const { title, text, pictureUrl } = subject
  const url = `${siteUrl}${subject.path}`

  const done = (method: ShareMethod, platform: PlatformId | null = null) => onShared({ subject, url, platform, method })
  const copy = async (copied: string): Promise<boolean> => {
    const isCopied = await copyToClipboard(copied)
    setByHand(isCopied ? null : copied)
    return isCopied
  }
  const copyLink = async () => {
    const isCopied = await copy(url)
    // ER-30
    toast(isCopied ? 'Link copied to clipboard!' : 'Failed to copy link')
    if (isCopied) done('copy_link')
  }
  const copyText = async () => {
    const isCopied = await copy(withLink(text, url))
    toast(isCopied ? 'Text copied to clipboard!' : 'Failed to copy text')
    if (isCopied) done('copy_text')
  }
  const copyImage = async () => {
    const isCopied = picture !== undefined && (await copyPicture(picture))
    toast(isCopied ? 'Image copied to clipboard!' : 'Failed to copy image')
    if (isCopied) done('copy_image')
  }
  const shareTo = async ({ id, name, shareAddress }: SocialPlatform) => {
    const address = fillRedirect(redirects[id], { url, text }) ?? shareAddress?.({ url, text, title, pictureUrl })
    if (address !== undefined) {
      done('platform', id)
      await openBeside(address, 'small', showAlert)
    } else if (await copy(withLink(text, url))) {
      done('copy_text', id)
      // SH-04, OP-62
      await showAlert(`Text copied! Paste it in ${name}.`)
    }
  }
  const shareQuickly = async () => {
    const outcome = await openShareSheet({ url, text, title }, picture)
    if (outcome === 'shared') done('native')
    if (outcome === 'failed') await copyLink()
  }
  const unlessRefused =
    <Parameters extends unknown[]>(share: (...given: Parameters) => Promise<void>) =>
    async (...given: Parameters): Promise<void> => {
      const refused = refusal?.() ?? null
      await (refused === null ? share(...given) : showAlert(refused))
    }
  return {
    shareTo: unlessRefused(shareTo),
    shareQuickly: unlessRefused(shareQuickly),
    copyLink: unlessRefused(copyLink),
    copyText: unlessRefused(copyText),
    copyImage: unlessRefused(copyImage),
    byHand,
    closeByHand: () => setByHand(null),
  }
}
