import type { FloatingButtonSettings } from '@trendverse/domain/social/floating-button'
import { FormField } from '../../../components/form/form-field'
import { Switch } from '../../../components/form/switch'
import { SettingPanel } from './setting-panel'
import type { Problems } from './use-draft'

const SWITCHES = [
  ['enabled', 'Show the button', 'On every page except sign-in, sign-up and the admin area.'],
  ['showLabels', 'Names beside the icons', 'When off, the menu shows icons only.'],
  [
    'animationEnabled',
    'Animation',
    'The button grows on hover and its menu unfolds, unless a visitor prefers reduced motion.',
  ],
  ['quickShare', 'Quick share first', 'The menu offers sharing the current page first.'],
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
      text="Visitors who moved the button keep their position. In narrow windows it starts at the lower right."
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
