import type { Backend } from '@trendverse/contract/contract'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useState } from 'react'
import { useSharedItem } from '../../backend/trends/use-shared-item'
import { Button } from '../../components/controls/button'
import { usePictureParts } from '../../components/memes/use-picture-parts'
import { CaptionFields } from './caption-fields'
import { MemeStage } from './meme-stage'
import { useMemeEditor } from './use-meme-editor'

type Example = Awaited<ReturnType<Backend['memes']['example']>>['data']

type GateMemeProps = {
  readonly trend: Trend
  /** Something was asked for that takes an account. */
  readonly onLocked: () => void
}

/** MM-01: what waits behind the wall, to try: a finished meme of this trend, whose words can be changed and moved. */
export function GateMeme({ trend, onLocked }: GateMemeProps) {
  const example = useSharedItem(`example meme ${trend.id}`, (backend, signal) =>
    backend.memes.example({ trendId: trend.id }, { signal }),
  )
  if (example === 'loading') return <div className="meme-card meme-gate-room" aria-busy="true" />
  // The wall says what it has to say without it.
  if (example === 'missing' || example === 'failed') return null
  return <TryEditor key={trend.id} trend={trend} example={example} onLocked={onLocked} />
}

function TryEditor({ trend, example, onLocked }: GateMemeProps & { readonly example: Example }) {
  const { type, style, captions, altText } = example
  const [meme] = useState(() => ({ captions, altText, placements: captions.map(() => null) }))
  const editor = useMemeEditor(meme)
  const { painting, isReady } = usePictureParts({ paintingUrl: null, style })
  const { draft } = editor
  const drawn = { type, captions: draft.captions, placements: draft.placements, accent: trend.color, painting }
  return (
    <section aria-labelledby="try" className="meme-card meme-gate-room guest-only">
      <h2 id="try" className="text-2xl">
        Try it on this one
      </h2>
      <div className="meme-try">
        <div className="min-w-0">
          <MemeStage drawn={drawn} isReady={isReady} editor={editor} />
        </div>
        <div className="grid content-start gap-6">
          <CaptionFields format={type} editor={editor} isDescribed={false} />
          <div className="grid gap-3">
            <p className="text-sm text-muted">Generating, saving and sharing need a free account.</p>
            <div className="flex flex-wrap gap-3">
              <Button tone="solid" onClick={onLocked}>
                Generate another
              </Button>
              <Button onClick={onLocked}>Save</Button>
              <Button onClick={onLocked}>Share</Button>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
