import type { Backend } from '@trendverse/contract/contract'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useEffect, useRef, useState } from 'react'
import { useSharedItem } from '../../backend/trends/use-shared-item'
import { Button } from '../../components/controls/button'
import { usePictureParts } from '../../components/memes/use-picture-parts'
import { type BegunMeme, readBegunMeme } from './begun-meme'
import { CaptionFields } from './caption-fields'
import { MemeStage } from './meme-stage'
import { useBegunEditor } from './use-begun-editor'

type Example = Awaited<ReturnType<Backend['memes']['example']>>['data']
type Shared = Awaited<ReturnType<Backend['memes']['shared']>>['data']

type GateMemeProps = {
  readonly trend: Trend
  /** The meme of the gallery it is a remix of; without one it begins as the example of the trend. */
  readonly remixOf: string | undefined
  /** Something was asked for that takes an account. */
  readonly onLocked: () => void
}

const REMIX_HASH = '#remix'
const tabStorage = () => window.sessionStorage

/** MM-01: the editor on a finished meme, whose words can be changed and moved before there is an account. */
export function GateMeme(props: GateMemeProps) {
  return props.remixOf === undefined ? <GateExample {...props} /> : <GateRemix {...props} remixOf={props.remixOf} />
}

const PLACE = <div className="meme-card meme-gate-room" aria-busy="true" />

function GateExample({ trend, onLocked }: GateMemeProps) {
  const example = useSharedItem(`example meme ${trend.id}`, (backend, signal) =>
    backend.memes.example({ trendId: trend.id }, { signal }),
  )
  if (example === 'loading') return PLACE
  // The wall says what it has to say without it.
  if (example === 'missing' || example === 'failed') return null
  return <TryEditor key={trend.id} trend={trend} start={example} remixOf={null} onLocked={onLocked} />
}

function GateRemix({ trend, remixOf, onLocked }: GateMemeProps & { readonly remixOf: string }) {
  const original = useSharedItem(`shared meme ${remixOf}`, (backend, signal) =>
    backend.memes.shared({ id: remixOf }, { signal }),
  )
  if (original === 'loading') return PLACE
  if (original === 'missing' || original === 'failed' || !original.isListed) return null
  return <TryEditor key={remixOf} trend={trend} start={original} remixOf={remixOf} onLocked={onLocked} />
}

type TryEditorProps = Pick<GateMemeProps, 'trend' | 'onLocked'> & {
  readonly start: Example | Shared
  readonly remixOf: string | null
}

function TryEditor({ trend, start, remixOf, onLocked }: TryEditorProps) {
  const [begun] = useState<BegunMeme>(() => {
    const place = { trendId: trend.id, remixOf }
    const { style, type, captions } = start
    const placements = 'placements' in start ? start.placements : captions.map(() => null)
    const paintingUrl = 'paintingUrl' in start ? start.paintingUrl : null
    return (
      readBegunMeme(tabStorage, place) ?? { ...place, style, type, captions, placements, paintingUrl, madeId: null }
    )
  })
  const { style, type, paintingUrl } = begun
  const { editor, keep } = useBegunEditor(begun, start.altText)
  const { painting, isReady } = usePictureParts({ paintingUrl, style })
  const { captions, placements } = editor.draft
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Asked for from the gallery, before it was here.
    if (window.location.hash === REMIX_HASH) heading.current?.focus()
  }, [])
  const lock = () => {
    keep()
    onLocked()
  }
  return (
    <section aria-labelledby="try" id="remix" className="meme-card meme-gate-room guest-only">
      <h2 id="try" ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
        {remixOf === null ? 'Try editing this one' : 'Remix it'}
      </h2>
      <div className="meme-try">
        <div className="min-w-0">
          <MemeStage
            drawn={{ type, captions, placements, accent: trend.color, painting }}
            isReady={isReady}
            editor={editor}
          />
        </div>
        <div className="grid content-start gap-6">
          <CaptionFields format={type} editor={editor} isDescribed={false} />
          <div className="grid gap-3">
            <p className="text-sm text-muted">
              You need a free account to save and share. We’ll keep your captions here for you.
            </p>
            <div className="flex flex-wrap gap-3">
              <Button tone="solid" onClick={lock}>
                Save
              </Button>
              <Button onClick={lock}>Share</Button>
              {remixOf === null && <Button onClick={lock}>Generate another</Button>}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
