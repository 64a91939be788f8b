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

type Details = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const labelOf = (name: string): string => LABELS.get(name) ?? wordsOf(name)

/** What was changed, as `20 to 30`; entries of before this was written down have none. */
function changesOf({ from, to }: Details): readonly { readonly label: string; readonly text: string }[] {
  if (!isRecord(from) || !isRecord(to)) return []
  return Object.entries(to).map(([name, value]) => ({
    label: labelOf(name),
    text: `${valueText(from[name] ?? null)} to ${valueText(value)}`,
  }))
}

/** The details of an entry, one line each. */
export function detailLines(details: Details): readonly { readonly label: string; readonly text: string }[] {
  const changes = changesOf(details)
  const rest = Object.entries(details).filter(([name]) => changes.length === 0 || (name !== 'from' && name !== 'to'))
  return [...rest.map(([name, value]) => ({ label: labelOf(name), text: valueText(value) })), ...changes]
}

const MOST_SUMMARISED = 2

/** Which thing it was and what changed, in short, to stand after who did what; empty where nothing of that is known. */
export function detailSummary(details: Details): string {
  const changes = changesOf(details)
  const shown = changes.slice(0, MOST_SUMMARISED).map(({ label, text }) => `${label} from ${text}`)
  const more = changes.length - shown.length
  const parts = [
    ...(typeof details.name === 'string' ? [`“${details.name}”`] : []),
    ...shown,
    ...(more > 0 ? [`${more} more`] : []),
  ]
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`
}
