import { byAttention } from '@trendverse/domain/trends/listing/trend-query'
import { judgeSentence } from '@trendverse/domain/trends/stories/judge-sentence'
import { readBudget, type SentenceBudget, spendOn } from '@trendverse/domain/trends/stories/sentence-budget'
import { readSentence, type SentenceEvidence, sentencePrompt } from '@trendverse/domain/trends/stories/sentence-prompt'
import { STORY_WINDOW_MS } from '@trendverse/domain/trends/stories/story-refusals'
import {
  isSentenceDue,
  mayBeToldByModel,
  type SentenceMaterial,
  sentenceMaterial,
  tellByModel,
} from '@trendverse/domain/trends/stories/story-sentence'
import { WordFrequencies } from '@trendverse/domain/trends/stories/word-frequencies'
import type { AiPorts, Needs } from '../ports/ports'
import type { TrendReader, TrendRecord } from '../ports/trends'
import { getSystemSetting } from '../settings/get-system-settings'
import { groupByStory } from '../trends/items-by-story'

/** Where calls are counted, so that no restart and no second process has more of them. */
export const SENTENCE_BUDGET_KEY = 'storySentences'
/** Stories looked at, those most people hear of first. */
const MAX_STORIES = 40
/** Calls of one round: the next round goes on. */
const MAX_CALLS = 10
/** Inventing nothing is the point. */
const TEMPERATURE = 0.2
const MAX_TOKENS = 200

export type WriteSentencesPorts = Needs<'clock' | 'log' | 'settings' | 'stories' | 'trendEditor'> & {
  readonly trends: Pick<TrendReader, 'listActive'>
  readonly ai: Pick<AiPorts, 'keyPool' | 'chatModel' | 'repairJson' | 'listKnownKeys'>
}

/** What one round did: answers of models that became descriptions, and those that were refused. */
export type SentenceRound = { readonly written: number; readonly refused: number }

type DueStory = SentenceMaterial & { readonly trend: TrendRecord }

/**
 * Has a model say in one sentence why the strongest stories on show are talked about, one after the other, as long as
 * a key is free and the day's calls last. What is refused, and what nobody answers, changes nothing. Not to be run
 * twice at once. Throws only when the database cannot be reached.
 */
export async function writeSentences(
  ports: WriteSentencesPorts,
  { perDay, signal }: { readonly perDay: number; readonly signal: AbortSignal },
): Promise<SentenceRound> {
  const round = { written: 0, refused: 0 }
  let budget = readBudget(await ports.settings.get(SENTENCE_BUDGET_KEY), ports.clock.nowMs())
  if (budget.calls >= perDay || !(await hasKey(ports))) return round

  const { due, onShow } = await findDue(ports, budget)
  for (const { trend, evidence, headlines } of due.slice(0, Math.min(MAX_CALLS, perDay - budget.calls))) {
    const before = budget
    // Counted before it is made: a process that dies in between has spent it.
    budget = await keep(ports, spendOn(budget, trend.id, headlines, onShow))
    const answer = await ask(ports, evidence, signal)
    if (answer.kind !== 'answered') {
      const wasCalled = answer.kind === 'failed' && answer.reason === 'provider'
      await keep(ports, { ...before, calls: wasCalled ? budget.calls : before.calls })
      if (wasCalled) ports.log.warn({ reason: answer.message }, 'No model could be asked about stories')
      break
    }
    const isWritten = await take(ports, trend, evidence, answer.value)
    round[isWritten ? 'written' : 'refused'] += 1
    if (signal.aborted) break
  }
  return round
}

/** A demo key stands for the built-in generator, which has no sentence to offer. */
async function hasKey({ ai }: WriteSentencesPorts): Promise<boolean> {
  return (await ai.listKnownKeys()).some(({ keyType, status }) => keyType === 'quiz' && status === 'active')
}

async function findDue(ports: WriteSentencesPorts, budget: SentenceBudget) {
  const active = await ports.trends.listActive()
  const strongest = active.filter(mayBeToldByModel).toSorted(byAttention).slice(0, MAX_STORIES)
  const sinceMs = ports.clock.nowMs() - STORY_WINDOW_MS
  const items = await ports.stories.listItems(
    strongest.map(({ id }) => id),
    sinceMs,
  )
  const frequencies = WordFrequencies.shipped()
  const itemsByStory = groupByStory(items)
  const due = strongest.flatMap((trend): DueStory[] => {
    const material = sentenceMaterial(itemsByStory.get(trend.id) ?? [], frequencies)
    if (material === null || !isSentenceDue(material.headlines, budget.toldWith[trend.id])) return []
    return [{ trend, ...material }]
  })
  return { due, onShow: new Set(active.map(({ id }) => id)) }
}

async function keep({ settings }: WriteSentencesPorts, budget: SentenceBudget): Promise<SentenceBudget> {
  await settings.set(SENTENCE_BUDGET_KEY, budget)
  return budget
}

/** Visitors' quizzes go first: a call is made with a free key or not at all. */
async function ask(ports: WriteSentencesPorts, evidence: readonly SentenceEvidence[], signal: AbortSignal) {
  const model = await getSystemSetting(ports, 'aiQuizModel')
  return ports.ai.keyPool.run({
    keyType: 'quiz',
    priority: 'normal',
    onlyIfFree: true,
    signal,
    model,
    call: (apiKey, patience, provider) => {
      const request = { provider, model, ...sentencePrompt(evidence), temperature: TEMPERATURE, maxTokens: MAX_TOKENS }
      return ports.ai.chatModel.complete(apiKey, request, patience)
    },
  })
}

async function take(
  ports: WriteSentencesPorts,
  { id }: TrendRecord,
  evidence: readonly SentenceEvidence[],
  reply: string,
): Promise<boolean> {
  const sentence = readSentence(reply, ports.ai.repairJson)
  const verdict =
    sentence === null ? ({ accepted: false, reason: 'no_sentence' } as const) : judgeSentence(sentence, evidence)
  if (!verdict.accepted) {
    ports.log.info({ trend: id, reason: verdict.reason }, 'A sentence of a model was refused')
    return false
  }
  const edited = await ports.trendEditor.edit(id, (trend) => tellByModel(trend, verdict.text, ports.clock.nowMs()))
  return edited?.descriptionOrigin.kind === 'ai'
}
