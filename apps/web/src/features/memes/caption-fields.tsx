import { MAX_ALT_TEXT_LENGTH } from '@trendverse/domain/memes/meme'
import { CAPTION_ROLES, type MemeFormatId } from '@trendverse/domain/memes/meme-kinds'
import { Button } from '../../components/controls/button'
import { CONTROL_STYLE } from '../../components/controls/control-style'
import { CountedText } from './counted-text'
import { kindLabel } from './kind-label'
import { MAX_SCALE, MIN_SCALE, placementOf, scaledTo } from './place-caption'
import type { MemeEditor } from './use-meme-editor'

type CaptionFieldsProps = {
  readonly format: MemeFormatId
  readonly editor: MemeEditor
  /** Whether the picture is described here as well, which it must be before it is kept. */
  readonly isDescribed?: boolean
}

/** What the picture says, to be changed while one looks at it. */
export function CaptionFields({ format, editor, isDescribed = true }: CaptionFieldsProps) {
  const { draft, selected, select, write, place, rest, describe } = editor
  const roles: readonly string[] = CAPTION_ROLES[format]
  const placed = draft.placements[selected] ?? null
  const scale = placed?.scale ?? 1
  const area = editor.areas[selected]
  return (
    <section aria-labelledby="captions" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="captions" className="text-lg">
          Captions
        </h3>
        <div className="flex flex-wrap gap-1">
          <Button tone="bare" size="sm" disabled={!editor.canUndo} onClick={editor.undo}>
            Undo
          </Button>
          <Button tone="bare" size="sm" disabled={!editor.canRedo} onClick={editor.redo}>
            Redo
          </Button>
          <Button tone="bare" size="sm" disabled={!editor.canUndo} onClick={editor.reset}>
            Reset
          </Button>
        </div>
      </div>
      {draft.captions.map((caption, index) => (
        <div key={index} className="grid gap-1.5">
          <label htmlFor={`caption-${index.toString()}`} className="meme-label">
            {kindLabel(roles[index] ?? `caption ${(index + 1).toString()}`)}
          </label>
          <textarea
            id={`caption-${index.toString()}`}
            dir="auto"
            rows={1}
            value={caption}
            data-selected={selected === index || undefined}
            onFocus={() => select(index)}
            onChange={(event) => write(index, event.target.value)}
            onBlur={rest}
            className={`${CONTROL_STYLE} field-sizing-content h-auto min-h-11 resize-none py-2.5 data-selected:border-accent`}
          />
        </div>
      ))}
      <div className="grid gap-1.5">
        <label htmlFor="caption-size" className="meme-label">
          Size of {kindLabel(roles[selected] ?? 'caption')}: {Math.round(scale * 100)}%
        </label>
        <div className="flex items-center gap-3">
          <input
            id="caption-size"
            type="range"
            min={MIN_SCALE}
            max={MAX_SCALE}
            step={0.05}
            disabled={area === undefined}
            value={scale}
            onChange={(event) =>
              area && place(selected, scaledTo(placementOf(placed, area), Number(event.target.value)))
            }
            onPointerUp={rest}
            onBlur={rest}
            className="meme-range"
          />
          <Button
            size="sm"
            disabled={placed === null}
            onClick={() => {
              place(selected, null)
              rest()
            }}
          >
            Reset position
          </Button>
        </div>
        <p className="text-xs text-faint">Drag a caption on the picture, or select it and use the arrow keys.</p>
      </div>
      {isDescribed && (
        <CountedText
          id="alt-text"
          label="Alt text for people who can’t see the picture (required)"
          value={draft.altText}
          maxLength={MAX_ALT_TEXT_LENGTH}
          rows={3}
          isRequired
          onChange={describe}
          onRest={rest}
        />
      )}
    </section>
  )
}
