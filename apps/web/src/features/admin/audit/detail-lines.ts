import { SETTING_LABELS } from '@trendverse/domain/settings/setting-labels'

const LABELS: ReadonlyMap<string, string> = new Map(Object.entries(SETTING_LABELS))

function valueText(value: unknown): string {
  if (value === null || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ')
  if (typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value, null, 2)
  return Object.entries(value)
    .map(([name, part]) => `${wordsOf(name)} ${valueText(part)}`)
    .join(', ')
}

/** `dailyLimit` and `fromId` as words: `daily limit`, `from id`. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
}

/** What an entry says beside who did what, as lines to read. */
export function detailLines(
  details: Readonly<Record<string, unknown>>,
): readonly { readonly label: string; readonly text: string }[] {
  return Object.entries(details).map(([name, value]) => ({
    label: LABELS.get(name) ?? wordsOf(name),
    text: valueText(value),
  }))
}
