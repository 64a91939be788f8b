import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import type { OwnMeme } from '../../backend/call/meme-calls'
import { useServices } from '../../backend/services'
import { Button } from '../../components/controls/button'
import { usePictureParts } from '../../components/memes/use-picture-parts'
import type { BegunMeme } from './begun-meme'
import { CaptionFields } from './caption-fields'
import { makingProblem } from './making-problem'
import { MemeStage } from './meme-stage'
import { useBegunEditor } from './use-begun-editor'

type BegunResultProps = {
  readonly begun: BegunMeme
  /** The trend's own colour. */
  readonly accent: string
  readonly onMade: (meme: OwnMeme) => void
  readonly onPutAway: () => void
}

/** What somebody wrote before they signed in, just as they left it: theirs to make a meme of, or to put away. */
export function BegunResult({ begun, accent, onMade, onPutAway }: BegunResultProps) {
  const { call } = useServices()
  const { type, style, trendId, remixOf, paintingUrl } = begun
  const { editor, madeId, keepMade } = useBegunEditor(begun, begun.captions.join(' / '))
  const { captions, placements } = editor.draft
  const { painting, isReady } = usePictureParts({ paintingUrl, style })
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const make = async () => {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      const { data } = await call(async (backend) => {
        if (remixOf === null) return backend.memes.begin({ trendId, style, format: type, captions, placements })
        // Where its words are refused, it is a remix all the same, and counts as one.
        const id = madeId() ?? (await backend.memes.remix({ id: remixOf })).data.id
        keepMade(id)
        return backend.memes.edit({ id, captions, placements })
      })
      onMade(data)
    } catch (cause) {
      logFailure('A meme that was begun could not be made.', cause)
      setProblem(makingProblem(cause))
      setIsBusy(false)
    }
  }
  return (
    <>
      <section aria-label="Preview" className="meme-preview">
        <MemeStage drawn={{ type, captions, placements, accent, painting }} isReady={isReady} editor={editor} />
      </section>
      <section aria-labelledby="begun" className="meme-card meme-details">
        <div className="grid gap-1">
          <h2 id="begun" className="text-xl">
            The meme you started
          </h2>
          <p className="text-sm text-muted">
            Make it yours to save, download and share it. It counts as one of your memes for today.
          </p>
        </div>
        <CaptionFields format={type} editor={editor} isDescribed={false} />
        {problem !== null && (
          <p role="alert" className="meme-note" data-tone="warn">
            {problem}
          </p>
        )}
        <div className="meme-actions">
          <Button tone="solid" aria-disabled={isBusy} onClick={() => void make()}>
            Make it mine
          </Button>
          <Button onClick={onPutAway}>Start over</Button>
        </div>
      </section>
    </>
  )
}
