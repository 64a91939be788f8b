import type { MemeFormatId } from '@trendverse/domain/memes/meme-kinds'
import { MEME_FORMAT_LIST } from '@trendverse/meme-formats/registry'
import { FormatThumb } from './format-thumb'

type FormatPickerProps = {
  readonly value: MemeFormatId
  /** The trend's own colour. */
  readonly accent: string
  readonly onChange: (format: MemeFormatId) => void
}

/** MM-07: each format by its own drawing. */
export function FormatPicker({ value, accent, onChange }: FormatPickerProps) {
  const chosen = MEME_FORMAT_LIST.find(({ id }) => id === value)
  return (
    <fieldset className="min-w-0">
      <legend className="meme-label">Format</legend>
      <div className="meme-formats">
        {MEME_FORMAT_LIST.map((format) => (
          <label key={format.id} className="meme-format" data-chosen={format.id === value || undefined}>
            <input
              type="radio"
              name="format"
              checked={format.id === value}
              onChange={() => onChange(format.id)}
              className="sr-only"
            />
            <FormatThumb format={format} accent={accent} />
            <span>{format.name}</span>
          </label>
        ))}
      </div>
      <p className="mt-2 min-h-9 text-xs text-faint lg:hidden">{chosen?.hint}</p>
    </fieldset>
  )
}
