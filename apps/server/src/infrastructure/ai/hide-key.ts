/** Of such texts a piece would tell nothing, and every text holds it. */
const MIN_LENGTH = 4
const HIDDEN = '[hidden]'

/** A text of a provider without the key it was asked with, in whatever form it may repeat it. */
export function hideKey(text: string, apiKey: string): string {
  const forms =
    apiKey.length < MIN_LENGTH
      ? []
      : [apiKey, encodeURIComponent(apiKey), Buffer.from(apiKey, 'utf8').toString('base64').replace(/=+$/, '')]
  return forms.reduce((rest, form) => replaceAnyCase(rest, form), text)
}

/** The same of what a provider complains about: neither the key, nor what looks like one, such as a part of it. */
export function hideKeys(text: string, apiKey: string): string {
  return hideKey(text, apiKey).replace(/\bsk-[\w*-]{8,}/g, HIDDEN)
}

function replaceAnyCase(text: string, form: string): string {
  const escaped = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replace(new RegExp(escaped, 'gi'), HIDDEN)
}
