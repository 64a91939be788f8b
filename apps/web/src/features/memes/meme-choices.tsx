import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import type { OwnMeme } from '../../backend/call/meme-calls'
import { useServices } from '../../backend/services'
import { Button } from '../../components/controls/button'
import { MemeThumb } from '../../components/memes/meme-thumb'
import { showResult } from './show-result'

type Choice = NonNullable<OwnMeme['choices']>[number]

const UNCHOSEN = 'Your choice wasn’t saved. Please try again.'
const COUNTS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three' }

type ChoiceCardProps = {
  readonly meme: OwnMeme
  readonly choice: Choice
  readonly place: number
  readonly accent: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One of the captions, on the picture they are for. */
function ChoiceCard({ meme, choice, place, accent, isChosen, onChoose }: ChoiceCardProps) {
  return (
    <label className="meme-choice" data-chosen={isChosen || undefined}>
      <input
        type="radio"
        name="meme-choice"
        aria-label={choice.captions.join(' / ')}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      <span aria-hidden="true" className="block">
        <MemeThumb meme={{ ...meme, ...choice }} accent={accent} isDrawn className="w-full rounded-md" />
      </span>
      <span aria-hidden="true" className="meme-choice-key">
        {place + 1}
      </span>
    </label>
  )
}

type MemeChoicesProps = {
  readonly meme: OwnMeme
  readonly choices: readonly Choice[]
  /** The trend's own colour. */
  readonly accent: string
  readonly onChosen: (meme: OwnMeme) => void
}

/** The captions a new meme can have: one is taken, by pointer, by arrows or by its number, and edited afterwards. */
export function MemeChoices({ meme, choices, accent, onChosen }: MemeChoicesProps) {
  const { call } = useServices()
  const [chosen, setChosen] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const room = useRef<HTMLFormElement>(null)
  const inputs = () => [...(room.current?.querySelectorAll('input') ?? [])]
  useEffect(() => {
    const [first] = room.current?.querySelectorAll('input') ?? []
    first?.focus({ preventScroll: true })
    if (room.current) showResult(room.current, room.current)
  }, [])
  const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const place = Number(key) - 1
    if (ctrlKey || metaKey || altKey || choices[place] === undefined) return
    setChosen(place)
    inputs()[place]?.focus()
  }
  const take = async () => {
    if (isSending) return
    setIsSending(true)
    setProblem(null)
    try {
      onChosen((await call((backend) => backend.memes.choose({ id: meme.id, choice: chosen }))).data)
    } catch (cause) {
      logFailure('A choice of captions was not kept.', cause)
      setProblem(UNCHOSEN)
      setIsSending(false)
    }
  }
  return (
    <form
      ref={room}
      className="meme-card meme-choices"
      onSubmit={(event) => {
        event.preventDefault()
        void take()
      }}
      onKeyDown={press}
    >
      <fieldset aria-describedby="choices-hint" className="grid gap-4">
        <legend className="mb-1 text-xl font-medium">Pick one of {COUNTS[choices.length] ?? choices.length}</legend>
        <p id="choices-hint" className="text-sm text-muted">
          All of these count as one meme. You can edit the one you pick.
        </p>
        <div className="meme-choice-grid">
          {choices.map((choice, place) => (
            <ChoiceCard
              key={place}
              meme={meme}
              choice={choice}
              place={place}
              accent={accent}
              isChosen={chosen === place}
              onChoose={() => setChosen(place)}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" tone="solid" aria-disabled={isSending}>
          Use this meme
        </Button>
        {problem !== null && (
          <p role="alert" className="text-sm text-warn">
            {problem}
          </p>
        )}
      </div>
    </form>
  )
}
