import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import type { OwnMeme } from '../../backend/call/meme-calls'
import { useServices } from '../../backend/services'
import { useSession } from '../../backend/session/use-session'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { makingProblem } from './making-problem'

/** As tall as a finger needs it on small screens. */
const TOUCHED = 'max-sm:min-h-11'

const GONE = 'This meme is no longer in the gallery.'

type RemixControlProps = {
  readonly meme: { readonly id: string; readonly trendId: string; readonly text: string }
  /** Absent where nobody can be signed in. */
  readonly onRemixed?: (meme: OwnMeme) => void
}

/**
 * Begins a meme of one's own as another. Whoever has no account finds its words in the editor, and signs in to keep theirs: nothing is
 * made by following a link.
 */
export function RemixControl({ meme, onRemixed }: RemixControlProps) {
  const { call } = useServices()
  const { user } = useSession()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { id, trendId } = meme
  const name = `Remix: ${meme.text.replaceAll('\n', ' / ')}`
  if (user === null) {
    return (
      <LinkButton
        to="/meme/$trendId"
        params={{ trendId }}
        search={{ m: id }}
        hash="remix"
        size="sm"
        aria-label={name}
        className={TOUCHED}
      >
        Remix
      </LinkButton>
    )
  }
  const remix = async () => {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      const { data } = await call((backend) => backend.memes.remix({ id }))
      onRemixed?.(data)
    } catch (cause) {
      logFailure('A meme was not remixed.', cause)
      setProblem(makingProblem(cause, GONE))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button
        size="sm"
        aria-label={name}
        className={TOUCHED}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void remix()}
      >
        Remix
      </Button>
      {problem !== null && (
        <p role="alert" className="basis-full text-sm text-warn">
          {problem}
        </p>
      )}
    </>
  )
}
