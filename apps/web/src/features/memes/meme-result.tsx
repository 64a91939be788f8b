import type { PictureType } from '@trendverse/domain/memes/picture-rules'
import { useEffect, useRef } from 'react'
import type { OwnMeme } from '../../backend/call/meme-calls'
import { useServices } from '../../backend/services'
import { lazyPart } from '../../components/browser/lazy-part'
import type { DrawnMeme } from '../../components/memes/draw-on-canvas'
import { usePictureParts } from '../../components/memes/use-picture-parts'
import { Badge } from '../../components/page/badge'
import { CaptionFields } from './caption-fields'
import { DownloadBar } from './download-bar'
import { CANVAS_NOT_READY_TEXT, exportPicture, PictureError } from './export-picture'
import { Hashtags } from './hashtags'
import { kindLabel } from './kind-label'
import { MemeStage } from './meme-stage'
import { RemixNote } from './remix-note'
import { SaveArea, useSaving } from './save-area'
import { showResult } from './show-result'
import { type UnkeptDrafts, useKeptEdits } from './use-kept-edits'
import { useMemeEditor } from './use-meme-editor'

const GENERATORS: Readonly<Record<OwnMeme['generatedBy'], string>> = { ai: 'AI', 'built-in': 'Built-in writer' }

/** MM-13 */
function ResultBadges({ meme }: { readonly meme: OwnMeme }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {meme.fallback && (
        <li>
          <Badge className="border-warn/50! text-warn!">Fallback</Badge>
          <span className="ml-2 text-sm text-muted">{meme.source}.</span>
        </li>
      )}
      <li>
        <Badge tone="accent">{kindLabel(meme.style)}</Badge>
      </li>
      <li>
        <Badge>{kindLabel(meme.tone)}</Badge>
      </li>
      <li className="min-w-0">
        <Badge className="max-w-full">
          <span dir="auto" className="truncate">
            {meme.trendName}
          </span>
        </Badge>
      </li>
      <li>
        <Badge>{GENERATORS[meme.generatedBy]}</Badge>
      </li>
    </ul>
  )
}

const ShareMeme = lazyPart(() => import('./share-meme').then((module) => module.ShareMeme))

type MemeResultProps = {
  readonly meme: OwnMeme
  /** The trend's own colour. */
  readonly accent: string
  /** How many the collection holds; null while that is not known. */
  readonly savedCount: number | null
  readonly unkept: UnkeptDrafts
  readonly onChanged: (meme: OwnMeme) => void
  readonly onSaved: (meme: OwnMeme) => void
}

/** An open meme: the picture, what it says, and what can be done with it (MM-13 to MM-16). */
export function MemeResult({ meme, accent, savedCount, unkept, onChanged, onSaved }: MemeResultProps) {
  const { call, runtime } = useServices()
  const editor = useMemeEditor(meme, unkept.get(meme.id))
  const { draft } = editor
  const { painting, isReady } = usePictureParts(meme)
  const { flush, problem } = useKeptEdits({ meme, draft, unkept, onKept: onChanged })
  const heading = useRef<HTMLHeadingElement>(null)
  const stage = useRef<HTMLElement>(null)
  const details = useRef<HTMLElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    if (stage.current && details.current) showResult(stage.current, details.current)
  }, [])
  const { captions, placements } = draft
  const drawn: DrawnMeme = { type: meme.type, captions, placements, accent, painting }
  const draw = async (type: PictureType) => {
    if (!isReady) throw new PictureError(CANVAS_NOT_READY_TEXT)
    return exportPicture(drawn, type)
  }
  const uploaded = useRef<string | null>(null)
  /** The picture as it is seen goes where the meme is kept, before it is saved or shared. */
  const keep = async () => {
    const file = await draw('image/jpeg')
    if (!(await flush())) throw new Error('The captions could not be kept.')
    // On the device alone no pictures are kept: there a meme is drawn from what it says.
    if (runtime() === 'browser') return
    // Shared on one platform after the other it stays the same picture, and uploads are counted.
    const seen = JSON.stringify([captions, placements])
    if (uploaded.current === seen) return
    const picture = new File([file], 'meme.jpg', { type: file.type })
    await call((backend) => backend.upload.meme({ memeId: meme.id, meme: picture }))
    uploaded.current = seen
  }
  const saving = useSaving({ meme, savedCount, keep, onSaved })
  const isDescribed = draft.altText.trim() !== ''
  return (
    <>
      <section ref={stage} aria-label="Your meme" className="meme-preview">
        <MemeStage drawn={drawn} isReady={isReady} editor={editor} />
      </section>
      <section ref={details} aria-labelledby="result" className="meme-card meme-details">
        <h2 id="result" ref={heading} tabIndex={-1} className="sr-only outline-none">
          Your meme
        </h2>
        <ResultBadges meme={meme} />
        <RemixNote remixOf={meme.remixOf} />
        <CaptionFields format={meme.type} editor={editor} />
        {problem !== null && (
          <p role="alert" className="meme-note" data-tone="warn">
            {problem}
          </p>
        )}
        <div className="meme-actions">
          <SaveArea saving={saving} isSaved={meme.savedAt !== null} isDescribed={isDescribed} />
          <DownloadBar trendName={meme.trendName} format={meme.type} draw={draw} />
        </div>
        <ShareMeme
          meme={meme}
          isReady={isReady && isDescribed}
          draw={() => draw('image/png')}
          keep={keep}
          onChanged={onChanged}
        />
        <Hashtags hashtags={meme.hashtags} />
      </section>
    </>
  )
}
