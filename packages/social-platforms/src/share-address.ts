import { encodeParameter } from '@trendverse/domain/social/encode-parameter'

/** An address with its parameters, whatever they hold; a value that is null is left out. */
export function shareAddress(base: string, parameters: Readonly<Record<string, string | null>>): string {
  const written = Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeParameter(value)}`],
  )
  return `${base}?${written.join('&')}`
}
