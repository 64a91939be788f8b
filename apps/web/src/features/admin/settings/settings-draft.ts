import { readSystemSetting, type SystemSettings } from '@trendverse/domain/settings/system-settings'
import type { Problems } from '../sharing/use-draft'
import { type FormSetting, SETTING_FIELDS, SETTING_GROUPS, SETTING_TABS, type SettingTab } from './setting-fields'

/** Settings as they are being typed: numbers are texts until they are saved. */
export type SettingsDraft = Readonly<Record<FormSetting, string | boolean>>

export const FORM_SETTINGS: readonly FormSetting[] = SETTING_TABS.flatMap((tab) =>
  SETTING_GROUPS[tab].flatMap(({ fields }) => fields),
)

/** The id of a setting's field in the page. */
export const fieldId = (key: string): string => `setting-${key}`

export function toDraft(settings: SystemSettings): SettingsDraft {
  const entries = FORM_SETTINGS.map((key) => {
    const value = settings[key]
    return [key, typeof value === 'number' ? String(value) : value]
  })
  // One entry for each setting of the form.
  return Object.fromEntries(entries) as SettingsDraft
}

/** What a field means; texts are saved without blanks around them. */
function valueOf(key: FormSetting, draft: SettingsDraft): unknown {
  const typed = draft[key]
  if (typeof typed !== 'string') return typed
  const text = typed.trim()
  if (SETTING_FIELDS[key].kind !== 'limit') return text
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null
}

/** What is wrong, by the id of the field. */
export function settingProblems(draft: SettingsDraft): Problems {
  return new Map(
    FORM_SETTINGS.flatMap((key) => {
      const value = valueOf(key, draft)
      return readSystemSetting(key, value) === value ? [] : [[fieldId(key), SETTING_FIELDS[key].problem]]
    }),
  )
}

type Change = Partial<Pick<SystemSettings, FormSetting>>

/** The settings that differ, as they are typed and as they were seen. */
export function toSettingsChange(
  mine: SettingsDraft,
  before: SettingsDraft,
): { readonly change: Change; readonly expected: Change } {
  const changed = FORM_SETTINGS.filter((key) => valueOf(key, mine) !== valueOf(key, before))
  const of = (draft: SettingsDraft): Change => Object.fromEntries(changed.map((key) => [key, valueOf(key, draft)]))
  return { change: of(mine), expected: of(before) }
}

/** What was typed, over what is saved by now: fields nobody touched here follow. */
export function overSaved(mine: SettingsDraft, before: SettingsDraft, saved: SettingsDraft): SettingsDraft {
  const touched = FORM_SETTINGS.filter((key) => mine[key] !== before[key])
  return { ...saved, ...Object.fromEntries(touched.map((key) => [key, mine[key]])) }
}

/** How many problems a tab holds. */
export function problemsIn(tab: SettingTab, problems: Problems): number {
  return SETTING_GROUPS[tab].flatMap(({ fields }) => fields).filter((key) => problems.has(fieldId(key))).length
}
