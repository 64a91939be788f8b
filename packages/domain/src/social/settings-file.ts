import { PLATFORM_IDS } from './platform'
import { completeLinks, enabledPlatforms } from './social-links'
import { type SocialSettings, socialSettingsSchema } from './social-settings'

/** OP-65 */
export const MAX_SETTINGS_FILE_BYTES = 100 * 1_024

/** SO-03: settings as the text of a file that `importSettings` reads. */
export function exportSettings(settings: SocialSettings): string {
  return `${JSON.stringify(settings, null, 2)}\n`
}

export type ImportedSettings =
  | { readonly accepted: true; readonly settings: SocialSettings; readonly summary: string }
  | { readonly accepted: false; readonly problem: string }

/**
 * Reads the text of a settings file (SO-03, OP-65): all of it or nothing. The summary says what would count, before
 * anything is saved.
 *
 * @param bytes The length of the file, which is refused before its text is looked at.
 */
export function importSettings(text: string, bytes: number): ImportedSettings {
  if (bytes > MAX_SETTINGS_FILE_BYTES) return refused('This file is larger than 100 KB.')
  const parsed = socialSettingsSchema.safeParse(parseJson(text))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const place = issue?.path.join('.') ?? ''
    return refused(`We can’t use this file${place === '' ? '' : ` (${place})`}. Nothing was changed.`)
  }
  const settings = { links: completeLinks(parsed.data.links), button: parsed.data.button }
  return { accepted: true, settings, summary: summaryOf(settings) }
}

const refused = (problem: string): ImportedSettings => ({ accepted: false, problem })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function summaryOf({ links, button }: SocialSettings): string {
  const enabled = enabledPlatforms(links)
  const withPage = enabled.filter((id) => links[id].url !== '').length
  const parts = [
    `${enabled.length} of ${PLATFORM_IDS.length} platforms enabled`,
    `${withPage} with your own page`,
    `floating button ${button.enabled ? 'on' : 'off'}`,
  ]
  return `${parts.join(', ')}.`
}
