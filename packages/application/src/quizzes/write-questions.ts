import type { Prompt } from '@trendverse/domain/ai/prompt'
import { evidenceTextsOf } from '@trendverse/domain/quizzes/evidence-texts'
import { findProof } from '@trendverse/domain/quizzes/find-proof'
import { foldText } from '@trendverse/domain/quizzes/fold-text'
import { parseReply } from '@trendverse/domain/quizzes/parse-reply'
import type { ParsedQuestion } from '@trendverse/domain/quizzes/parsed-question'
import { proofOfQuote } from '@trendverse/domain/quizzes/proof-of-quote'
import { gateQuestions } from '@trendverse/domain/quizzes/quality-gate'
import type { Difficulty, Question } from '@trendverse/domain/quizzes/question'
import { checkerPrompt, writerPrompt } from '@trendverse/domain/quizzes/quiz-prompt'
import { readVerdicts } from '@trendverse/domain/quizzes/read-verdicts'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import type { JobResult } from '../ports/ai'
import type { AiPorts, Needs } from '../ports/ports'
import { getSystemSetting } from '../settings/get-system-settings'

/** AI-04 */
const TEMPERATURE = 0.7
const MAX_TOKENS = 3_000
/** Whoever checks is not to be inventive. */
const CHECK_TEMPERATURE = 0
/** Questions that were rejected, by the gate or the blind pass, are asked for again once. */
const ROUNDS = 2

/** What writing questions with a model needs. */
type WriterPorts = Needs<'log' | 'settings'> & Pick<AiPorts, 'chatModel' | 'keyPool' | 'repairJson'>

export type WritingRequest = {
  readonly trend: TrendDetail
  readonly count: number
  readonly difficulty: Difficulty
  /** Ids of questions that are not to come again. */
  readonly avoid: ReadonlySet<string>
}

export type WritingStage = 'writing' | 'checking'

/** Who waits, and what they are told meanwhile. */
export type Waiting = {
  readonly signal: AbortSignal
  readonly onStage: (stage: WritingStage) => void
}

export type Written =
  /** As many as came through the gate; perhaps fewer than asked for, never none. */
  | { readonly kind: 'written'; readonly questions: readonly Question[] }
  /** A demo key stands for the built-in generator (OP-46). */
  | { readonly kind: 'built_in' }
  /** ER-32 to ER-42. */
  | { readonly kind: 'failed'; readonly message: string }

/** ER-42 */
const NO_VALID_QUESTIONS = 'No valid questions generated'

/**
 * Has a model write questions out of a trend's evidence. What it answers is data: it is parsed leniently, goes through the
 * quality gate and, when a key is free, through a second pass by a model that was not told the answers and has to find the
 * same. Whatever was rejected there or here is asked for once more.
 */
export async function writeQuestions(ports: WriterPorts, request: WritingRequest, waiting: Waiting): Promise<Written> {
  const { trend, count, difficulty, avoid } = request
  const evidenceTexts = evidenceTextsOf(trend)
  const accepted: Question[] = []
  // with those the blind pass disputed
  const earlier: Question[] = []
  for (let round = 1; round <= ROUNDS && accepted.length < count; round += 1) {
    const prompt = writerPrompt({
      trendName: trend.name,
      evidenceTexts,
      count: count - accepted.length,
      difficulty,
      asked: earlier.map(({ question }) => question),
    })
    const answer = await ask(ports, prompt, TEMPERATURE, waiting)
    if (answer.kind !== 'answered') {
      if (accepted.length > 0) break
      return answer
    }
    const drafts = parseReply(answer.value, ports.repairJson).map((parsed) => draftOf(trend, evidenceTexts, parsed))
    const verdict = gateQuestions({ trendId: trend.id, drafts, evidenceTexts, earlier })
    noteRejections(ports, trend, verdict.rejected)
    const fresh = verdict.accepted.filter(({ id }) => !avoid.has(id)).slice(0, count - accepted.length)
    earlier.push(...fresh)
    accepted.push(...(await withoutDisputed(ports, fresh, evidenceTexts, waiting)))
  }
  if (accepted.length === 0) return { kind: 'failed', message: NO_VALID_QUESTIONS }
  return { kind: 'written', questions: accepted }
}

/**
 * The proof is ours: the model names a passage, we say where it stands; where it names none, as in plain numbered text, we look
 * for one, which then explains the answer as well (OP-86). Tags are seen before the question is answered, so one that says
 * what an option says is left out.
 */
function draftOf(trend: TrendDetail, evidenceTexts: readonly string[], parsed: ParsedQuestion) {
  const { quote: said, ...question } = parsed
  const quote = said === '' ? (findProof(parsed, evidenceTexts) ?? '') : said
  const options = parsed.options.map(foldText)
  const tags = parsed.tags.filter((tag) => {
    const folded = foldText(tag)
    return !options.some((option) => option.includes(folded) || folded.includes(option))
  })
  const explanation = parsed.explanation === '' ? quote : parsed.explanation
  return { ...question, explanation, tags, source: proofOfQuote(trend, quote) }
}

/** The blind pass. Without a free key, or an answer that can be read, what the gate let through stands. */
async function withoutDisputed(
  ports: WriterPorts,
  questions: readonly Question[],
  evidenceTexts: readonly string[],
  waiting: Waiting,
): Promise<readonly Question[]> {
  if (questions.length === 0) return questions
  const prompt = checkerPrompt(questions, evidenceTexts)
  const answer = await ask(ports, prompt, CHECK_TEMPERATURE, waiting, 'checking')
  if (answer.kind !== 'answered') return questions
  const verdicts = readVerdicts(answer.value, questions.length, ports.repairJson)
  if (verdicts === null) return questions
  return questions.filter(({ correctAnswer }, index) => verdicts[index] === correctAnswer)
}

async function ask(
  ports: WriterPorts,
  { system, user }: Prompt,
  temperature: number,
  { signal, onStage }: Waiting,
  stage: WritingStage = 'writing',
): Promise<JobResult<string>> {
  const model = await getSystemSetting(ports, 'aiQuizModel')
  return ports.keyPool.run({
    keyType: 'quiz',
    priority: 'normal',
    signal,
    // a check is worth a free key, not a wait
    onlyIfFree: stage === 'checking',
    model,
    call: (apiKey, patience, provider) => {
      onStage(stage)
      const request = { provider, model, system, user, temperature, maxTokens: MAX_TOKENS }
      return ports.chatModel.complete(apiKey, request, patience)
    },
  })
}

function noteRejections(
  { log }: WriterPorts,
  { id }: TrendDetail,
  rejected: readonly { readonly reasons: readonly string[] }[],
): void {
  if (rejected.length === 0) return
  log.info({ trend: id, reasons: rejected.flatMap(({ reasons }) => reasons) }, 'Questions of a model were refused')
}
