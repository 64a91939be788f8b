import type { GameMode } from '@trendverse/domain/games/game-run'
import { TabChoice } from './tab-choice'

const WORDS: Readonly<Record<GameMode, { readonly label: string; readonly text: string }>> = {
  normal: { label: 'Normal', text: 'You steer, at full speed.' },
  calm: { label: 'Calm', text: 'Nothing to dodge and no rush. It has its own leaderboard.' },
}

type ModeChoiceProps = {
  readonly modes: readonly GameMode[]
  readonly mode: GameMode
  readonly onChoose: (mode: GameMode) => void
}

/** Which of its modes a game is played in; nothing where there is no choice. */
export function ModeChoice({ modes, mode, onChoose }: ModeChoiceProps) {
  if (modes.length < 2) return null
  return (
    <div className="grid gap-2">
      <TabChoice
        legend="Mode"
        look="button"
        options={modes.map((option) => [option, WORDS[option].label])}
        value={mode}
        onChoose={onChoose}
      />
      <p className="text-sm text-muted">{WORDS[mode].text}</p>
    </div>
  )
}
