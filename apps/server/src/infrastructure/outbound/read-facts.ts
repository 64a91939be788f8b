import type { SourceRequest } from '@trendverse/trend-sources/source-definition'
import { FetchFailure } from './fetch-failure'
import { fetchOne, type SourceReaderOptions } from './source-reader'

/** Where the facts of sources are remembered, as a JSON object of texts by name. */
export type FactsMemory = {
  load(key: string): Promise<unknown>
  save(key: string, facts: Readonly<Record<string, string>>): Promise<void>
}

export type Facts = Readonly<Record<string, string>>

/** Facts kept of one source at most, and characters of each. */
const MAX_FACTS = 100
const MAX_FACT_CHARACTERS = 60_000

const keyOf = (sourceId: string): string => `sourceFacts:${sourceId}`

/**
 * What a source has to know of its servers: remembered, or asked now and remembered from then on. What cannot be had is
 * told in a sentence each and asked again at the next reading; the lists are read without it.
 */
export async function readFacts(
  options: Omit<SourceReaderOptions, 'context'> & { readonly settings: SourceReaderOptions['context']['settings'] },
  memory: FactsMemory,
): Promise<{ readonly facts: Facts; readonly errors: readonly string[] }> {
  const { source, settings } = options
  const wanted = source.facts?.wanted(settings) ?? []
  if (source.facts === undefined || wanted.length === 0) return { facts: {}, errors: [] }
  const remembered = texts(await memory.load(keyOf(source.id)))
  const errors: string[] = []
  const learnt = await Promise.all(
    wanted
      .filter(({ name }) => !Object.hasOwn(remembered, name))
      .slice(0, MAX_FACTS)
      .map(async ({ name, request }): Promise<readonly [string, string][]> => {
        const fact = await askFor(request, options).catch((error: unknown) => {
          if (!(error instanceof FetchFailure)) throw error
          return error
        })
        if (typeof fact === 'string' && fact.length <= MAX_FACT_CHARACTERS) return [[name, fact]]
        errors.push(`${request.label}: ${fact instanceof FetchFailure ? fact.message : 'its answer does not say it'}`)
        return []
      }),
  )
  const facts = { ...remembered, ...Object.fromEntries(learnt.flat()) }
  if (learnt.some((entries) => entries.length > 0)) await memory.save(keyOf(source.id), facts)
  return { facts, errors }
}

async function askFor(request: SourceRequest, options: Omit<SourceReaderOptions, 'context'>): Promise<string | null> {
  const { body, contentType } = await fetchOne(request, undefined, options)
  return options.source.facts?.read({ request, body, contentType }) ?? null
}

function texts(stored: unknown): Facts {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Remembers as long as the process runs. */
export function memoryOfProcess(): FactsMemory {
  const kept = new Map<string, Facts>()
  return {
    load: async (key) => kept.get(key),
    save: async (key, facts) => void kept.set(key, facts),
  }
}
