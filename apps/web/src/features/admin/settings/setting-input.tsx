import { SETTING_LABELS } from '@trendverse/domain/settings/setting-labels'
import { FormField } from '../../../components/form/form-field'
import { FormSwitch } from '../../../components/form/form-switch'
import { type FormSetting, SETTING_FIELDS } from './setting-fields'
import { fieldId } from './settings-draft'

type SettingInputProps = {
  readonly setting: FormSetting
  readonly value: string | boolean
  readonly problem: string | undefined
  readonly onChange: (value: string | boolean) => void
  readonly onLeave: () => void
}

/** A setting of the form, with what it does. */
export function SettingInput({ setting, value, problem, onChange, onLeave }: SettingInputProps) {
  const id = fieldId(setting)
  const { kind, hint } = SETTING_FIELDS[setting]
  if (typeof value === 'boolean')
    return <FormSwitch id={id} label={SETTING_LABELS[setting]} isOn={value} onTurn={onChange} hint={hint} />
  return (
    <FormField
      id={id}
      label={SETTING_LABELS[setting]}
      hint={hint}
      error={problem}
      type={kind === 'mail' ? 'email' : 'text'}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  )
}
