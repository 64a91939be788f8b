import type { FloatingButtonSettings } from '@trendverse/domain/social/floating-button'
import { FormField } from '../../../components/form/form-field'
import { Switch } from '../../../components/form/switch'
import { SettingPanel } from './setting-panel'
import type { Problems } from './use-draft'

const SWITCHES = [
  ['enabled', 'Show the button', 'On every page but those where somebody signs in or up, and these.'],
  ['showLabels', 'Names beside the signs', 'Otherwise the menu shows signs alone.'],
  ['animationEnabled', 'Animation', 'It breathes and its menu unfolds; never for who asked for less motion.'],
  ['quickShare', 'Quick share first', 'The menu begins with sharing the page one is on.'],
] as const

type ButtonSettingsProps = {
  readonly button: FloatingButtonSettings
  readonly problems: Problems
  /** @param path Of the field, below the button. */
  readonly onChange: (path: string, change: Partial<FloatingButtonSettings>) => void
  readonly onLeave: () => void
}

/** FL-09: how the floating button looks, and where it stands until a visitor moves it. */
export function ButtonSettings({ button, problems, onChange, onLeave }: ButtonSettingsProps) {
  return (
    <SettingPanel
      title="Floating button"
      text="Who moved it keeps it where they put it. Unless you choose another place, it rests in the lower right corner of narrow windows."
    >
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-x-8">
        {SWITCHES.map(([name, label, hint]) => (
          <li key={name} className="flex items-start justify-between gap-6 py-1.5">
            <div className="grid gap-0.5">
              <label htmlFor={`button.${name}`} className="text-sm font-medium">
                {label}
              </label>
              <p id={`button.${name}-hint`} className="text-xs text-faint">
                {hint}
              </p>
            </div>
            <Switch
              id={`button.${name}`}
              isOn={button[name]}
              aria-describedby={`button.${name}-hint`}
              onTurn={(isOn) => onChange(name, { [name]: isOn })}
            />
          </li>
        ))}
      </ul>
      <div className="grid gap-4 sm:max-w-md sm:grid-cols-2">
        {(['x', 'y'] as const).map((axis) => (
          <FormField
            key={axis}
            id={`button.position.${axis}`}
            label={axis === 'x' ? 'Pixels from the left' : 'Pixels from the top'}
            type="number"
            inputMode="numeric"
            min={0}
            max={10_000}
            step={1}
            value={Number.isNaN(button.position[axis]) ? '' : button.position[axis]}
            onChange={(event) =>
              onChange(`position.${axis}`, { position: { ...button.position, [axis]: event.target.valueAsNumber } })
            }
            onBlur={onLeave}
            error={problems.get(`button.position.${axis}`)}
          />
        ))}
      </div>
    </SettingPanel>
  )
}
