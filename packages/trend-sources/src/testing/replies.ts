import { readFileSync } from 'node:fs'
import type { ParsedReply, SourceContext, SourceDefinition, SourceReply } from '../source-definition'
import { DEFAULT_SOURCE_SETTINGS } from '../source-settings'

/** The instant every parser test lives at: 1 September 2026, noon UTC. */
export const NOW_MS = Date.UTC(2026, 8, 1, 12)

export const CONTEXT: SourceContext = { nowMs: NOW_MS, settings: DEFAULT_SOURCE_SETTINGS }

/** A reply to the source's own first request, or to another address. */
export function replyTo(
  source: SourceDefinition,
  body: string | Uint8Array,
  options: { readonly contentType?: string; readonly address?: string; readonly rank?: number } = {},
): SourceReply {
  const first = source.requests(CONTEXT)[0]
  const address = options.address ?? first?.address ?? 'https://example.com/'
  return {
    request: { label: 'test', address, ...(options.rank === undefined ? {} : { rank: options.rank }) },
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    contentType: options.contentType ?? null,
  }
}

/** Parses a text as the source would. JSON values are written out first. */
export function parseWith(
  source: SourceDefinition,
  body: unknown,
  options: { readonly rank?: number } = {},
): ParsedReply {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return source.parse(replyTo(source, text, options), CONTEXT)
}

/** Parses the sample file beside a test. */
export function parseSample(source: SourceDefinition, testUrl: string, file: string): ParsedReply {
  return source.parse(replyTo(source, readFileSync(new URL(file, testUrl))), CONTEXT)
}
