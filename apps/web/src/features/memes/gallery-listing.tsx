import { Link } from '@tanstack/react-router'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import type { OwnMeme } from '../../backend/call/meme-calls'
import { useRuntime, useServices } from '../../backend/services'
import { Button } from '../../components/controls/button'

const UNCHANGED = 'That didn’t work. Please try again.'

function listingText({ sharedAt, isListed }: OwnMeme, isOnDevice: boolean): string {
  const gallery = isOnDevice ? 'this device’s gallery' : 'the public gallery'
  if (sharedAt === null) {
    return `Sharing also adds this meme to ${gallery}, with your first name. Others can remix it there. You can remove it at any time.`
  }
  return isListed
    ? `This meme is in ${gallery}, with your first name. Others can remix it there.`
    : `This meme isn’t in ${gallery}. Its link still works.`
}

type GalleryListingProps = { readonly meme: OwnMeme; readonly onChanged: (meme: OwnMeme) => void }

/** Says what sharing does to a meme beyond its link, and lets its maker undo it. */
export function GalleryListing({ meme, onChanged }: GalleryListingProps) {
  const { call } = useServices()
  const isOnDevice = useRuntime() === 'browser'
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { id, isListed } = meme
  const change = async () => {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      onChanged((await call((backend) => backend.memes.list({ id, isListed: !isListed }))).data)
    } catch (cause) {
      logFailure('A meme was not listed, or stayed so.', cause)
      setProblem(cause instanceof AppError && cause.code === 'conflict' ? cause.message : UNCHANGED)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      <p role="status" className="max-w-[62ch]">
        {listingText(meme, isOnDevice)}{' '}
        <Link to="/memes" className="whitespace-nowrap underline underline-offset-4 hover:text-text">
          See the gallery
        </Link>
      </p>
      {meme.sharedAt !== null && (
        <Button size="sm" aria-disabled={isBusy} onClick={() => void change()}>
          {isListed ? 'Remove from gallery' : 'Add to gallery'}
        </Button>
      )}
      {problem !== null && (
        <p role="alert" className="basis-full text-warn">
          {problem}
        </p>
      )}
    </div>
  )
}
