import { MEME_STYLES, type MemeStyle } from '@trendverse/domain/memes/meme-kinds'
import { kindLabel } from './kind-label'

type StylePickerProps = { readonly value: MemeStyle; readonly onChange: (style: MemeStyle) => void }

/** MM-05 */
export function StylePicker({ value, onChange }: StylePickerProps) {
  return (
    <fieldset>
      <legend className="meme-label">Style</legend>
      <div className="flex flex-wrap gap-2">
        {MEME_STYLES.map((style) => (
          <label key={style} className="meme-chip" data-chosen={style === value || undefined}>
            <input
              type="radio"
              name="style"
              checked={style === value}
              onChange={() => onChange(style)}
              className="sr-only"
            />
            {kindLabel(style)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
