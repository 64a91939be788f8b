import type { GameSettings } from '@trendverse/domain/games/game-config'
import { useId } from 'react'
import { Select } from '../../components/controls/select'
import { Switch } from '../../components/form/switch'

const QUALITIES = [
  { value: 'auto', label: 'Automatic' },
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
] as const

const SWITCHES = [
  ['soundEnabled', 'Sound'],
  ['fullscreenOnStart', 'Full screen on start'],
  ['autoSave', 'Save every 30 seconds'],
] as const

type GameSettingsFormProps = {
  readonly settings: GameSettings
  readonly onChange: (change: Partial<GameSettings>) => void
}

/** PL-26: kept with the game on this device; what a running game was started with stays until its next start. */
export function GameSettingsForm({ settings, onChange }: GameSettingsFormProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="game-card">
      <h2 id={id} className="text-xl">
        Settings
      </h2>
      <div className="game-setting">
        <label htmlFor={`${id}-quality`}>Graphics quality</label>
        <div className="w-40">
          <Select
            id={`${id}-quality`}
            value={settings.quality}
            options={QUALITIES}
            onChange={(value) => {
              const quality = QUALITIES.find((one) => one.value === value)?.value
              if (quality !== undefined) onChange({ quality })
            }}
          />
        </div>
      </div>
      {SWITCHES.map(([name, label]) => (
        <div key={name} className="game-setting">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <Switch id={`${id}-${name}`} isOn={settings[name]} onTurn={(isOn) => onChange({ [name]: isOn })} />
        </div>
      ))}
    </section>
  )
}
