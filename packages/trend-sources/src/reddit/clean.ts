import { withoutBoilerplate } from '../text/boilerplate'
import { escapedToText } from '../text/html-to-text'
import { markdownToLines } from '../text/markdown-to-lines'

/** Labels that communities require in titles. */
const LABELS: readonly RegExp[] = [
  /^(?:TIL|YSK)\b(?:\s*[:,–—-])?(?:\s+(?:that|about)\b,?)?\s*/i,
  /^(?:ELI5|LPT|PSA|CMV|PsBattle)\b(?:\s*[:,–—-]\s*|\s+(?=\S))/i,
  /^[[(](?:OC|WP|IP|EU|I|Image|Serious|Request|Discussion|Spoilers?|No Spoilers|Text|Pic|Video)[\])]\s*/i,
  /\s*[[(](?:OC|Image|Serious|Spoilers?|x-?post[^\])]{0,40})[\])]$/i,
  // the size of a picture
  /\s*[[(]\s*\d{3,5}\s*[x×*,]\s*\d{3,5}\s*[\])]/i,
]
const REMOVED = new Set(['[deleted]', '[removed]'])

/** Removes community labels from a title: "TIL that whales sing [OC]" becomes "Whales sing". */
export function cleanPostTitle(title: string): string {
  const whole = escapedToText(title)
  let bare = whole
  for (let previous = ''; previous !== bare; ) {
    previous = bare
    for (const label of LABELS) bare = bare.replace(label, '').trim()
  }
  if (!/[\p{L}\p{N}]/u.test(bare)) return whole
  return whole.startsWith(bare) ? bare : bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** The plain text of a Markdown post; empty when it was deleted or removed. */
export function cleanPostText(markdown: string): string {
  const text = withoutBoilerplate(markdownToLines(markdown).map(escapedToText))
  return REMOVED.has(text) ? '' : text
}
