import { MAX_CONTEXT_LENGTH, MAX_CUSTOM_TEXT_LENGTH } from '@trendverse/domain/memes/meme'
import { MEME_STYLES, MEME_TONES, type MemeStyle, type MemeTone } from '@trendverse/domain/memes/meme-kinds'
import { Button } from '../../components/controls/button'
import { Select } from '../../components/controls/select'
import { CountedText } from './counted-text'
import { FormatPicker } from './format-picker'
import { kindLabel } from './kind-label'
import type { MemeKindChoice } from './meme-choice'
import type { TextDraft } from './text-draft'
import type { MemeAllowance } from './use-meme-allowance'

type StylePickerProps = { readonly value: MemeStyle; readonly onChange: (style: MemeStyle) => void }

/** MM-05 */
function StylePicker({ value, onChange }: StylePickerProps) {
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

type MemeFormProps = {
  readonly choice: MemeKindChoice
  readonly texts: TextDraft
  readonly accent: string
  readonly refusal: MemeAllowance['refusal']
  readonly isMaking: boolean
  readonly problem: string | null
  readonly onChoose: (choice: MemeKindChoice) => void
  readonly onWrite: (texts: TextDraft) => void
  readonly onGenerate: () => void
}

const TONE_OPTIONS = MEME_TONES.map((tone) => ({ value: tone, label: kindLabel(tone) }))

/** MM-04: what the next meme is to be, top to bottom, and the way to it. */
export function MemeForm(props: MemeFormProps) {
  const { choice, texts, accent, refusal, isMaking, problem, onChoose, onWrite, onGenerate } = props
  const isRefused = refusal !== null
  return (
    <form
      aria-label="Meme options"
      className="meme-card meme-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRefused && !isMaking) onGenerate()
      }}
    >
      <StylePicker value={choice.style} onChange={(style) => onChoose({ ...choice, style })} />
      <div className="grid gap-1.5">
        <label htmlFor="tone" className="meme-label">
          Tone
        </label>
        <Select
          id="tone"
          value={choice.tone}
          options={TONE_OPTIONS}
          onChange={(tone) =>
            onChoose({ ...choice, tone: MEME_TONES.find((one): one is MemeTone => one === tone) ?? choice.tone })
          }
        />
      </div>
      <FormatPicker value={choice.format} accent={accent} onChange={(format) => onChoose({ ...choice, format })} />
      <CountedText
        id="custom-text"
        label="Your own text (optional)"
        placeholder="A line you want on the picture"
        value={texts.customText}
        maxLength={MAX_CUSTOM_TEXT_LENGTH}
        rows={3}
        onChange={(customText) => onWrite({ ...texts, customText })}
      />
      <CountedText
        id="context"
        label="Additional context (optional)"
        placeholder="What it should be about"
        value={texts.context}
        maxLength={MAX_CONTEXT_LENGTH}
        rows={1}
        onChange={(context) => onWrite({ ...texts, context })}
      />
      <div className="meme-submit">
        <Button
          type="submit"
          tone="solid"
          aria-disabled={isRefused || isMaking}
          aria-describedby={isRefused ? 'refusal' : undefined}
          className={isRefused || isMaking ? 'w-full opacity-50' : 'w-full'}
        >
          {refusal?.isLimit === true ? 'Daily Limit Reached' : 'Generate Meme'}
        </Button>
        {isRefused && (
          <p id="refusal" className="text-sm text-warn">
            {refusal.text}
          </p>
        )}
        {problem !== null && (
          <p role="alert" className="meme-note" data-tone="warn">
            {problem}
          </p>
        )}
      </div>
    </form>
  )
}
