import type { Account } from '@trendverse/domain/accounts/account'
import { buildTrendDetail, testUuid } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { teachDialogs } from '../../test-support/dialogs'
import { type AppOptions, openApp } from './open-app'

export const TREND = buildTrendDetail(1, { name: 'Star charts' })
export const ATTEMPT_ID = testUuid(900)
export const JOB_ID = testUuid(902)
/** The clock of the device when a test begins; the server's is an hour ahead. */
export const NOW_MS = Date.parse('2026-03-01T10:00:00.000Z')
const SERVER_AHEAD_MS = 3_600_000
const OPTIONS = ['Ptolemy', 'Hipparchus', 'Kepler', 'Galileo']
/** The option that is right in every question. */
export const RIGHT = 1

export const WHY = 'Hipparchus drew the first one.'

export const questionId = (number: number) => testUuid(1_000 + number)

const asked = (number: number) => ({
  id: questionId(number),
  type: 'knowledge',
  question: `Question text ${number.toString()}?`,
  options: OPTIONS,
  difficulty: 'medium',
  tags: [],
})
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const iso = (ms: number) => new Date(ms).toISOString()

type AttemptParts = {
  readonly secondsLeft?: number
  readonly answers?: readonly object[]
  readonly quiz?: object
  readonly finished?: boolean
  readonly resumed?: boolean
  readonly unranked?: string
}

/** An attempt of two questions as the server tells of it, 300 s being left. */
export function buildAttempt(parts: AttemptParts = {}) {
  const { secondsLeft = 300, answers = [], quiz = {}, finished = false, resumed = false, unranked = null } = parts
  const serverNowMs = Date.now() + SERVER_AHEAD_MS
  return {
    id: ATTEMPT_ID,
    quiz: {
      id: testUuid(901),
      trendId: TREND.id,
      trendName: TREND.name,
      title: 'Star charts',
      description: '',
      questions: numbers(2).map(asked),
      duration: 300,
      passingScore: 70,
      learningObjectives: [],
      difficulty: 'medium',
      generatedAt: iso(serverNowMs),
      generatedBy: 'ai',
      source: 'the evidence',
      version: 1,
      fallback: false,
      ...quiz,
    },
    startedAt: iso(serverNowMs),
    deadline: iso(serverNowMs + secondsLeft * 1_000),
    serverNow: iso(serverNowMs),
    answers,
    finished,
    unranked,
    resumed,
  }
}

/** A quiz that is ready at once. */
export const ordered = (parts: AttemptParts = {}) => ({ data: { attempt: buildAttempt(parts), job: null } })

/** One that a model is at. */
export const beingMade = (stage: string) => ({ data: { attempt: null, job: { id: JOB_ID, stage } } })

export const leaderboardRow = (number: number, parts: object = {}) => ({
  id: testUuid(2_000 + number),
  username: `player${number.toString()}`,
  score: 100 - number * 5,
  time: 60 + number,
  date: '2026-02-20T10:00:00.000Z',
  isSample: false,
  isOwn: false,
  ...parts,
})

export function buildResult(parts: object = {}) {
  return {
    attemptId: ATTEMPT_ID,
    trendId: TREND.id,
    trendName: TREND.name,
    difficulty: 'medium',
    score: 1,
    total: 2,
    percent: 50,
    passed: false,
    passingScore: 70,
    time: 65,
    ranked: true,
    unranked: null,
    late: false,
    questions: numbers(2).map((number) => ({
      ...asked(number),
      correctAnswer: RIGHT,
      explanation: `Because of ${number.toString()}.`,
      source: {
        quote: 'Hipparchus drew the first chart.',
        title: 'On charts',
        publisher: 'The Sky',
        url: 'https://sky.example/charts',
      },
      choice: number === 1 ? RIGHT : 0,
      percentRight: number === 1 ? 34 : null,
    })),
    board: { entries: [leaderboardRow(1), leaderboardRow(2)], own: null },
    ...parts,
  }
}

export const LIMITS = {
  features: { quiz: { allowed: true, reason: null, message: null } },
  trial: { available: true, used: false },
}

/** What the server answers to an answer. */
export const judge = async ({ choice }: { readonly choice: number }) => ({
  data: { isRight: choice === RIGHT, correctAnswer: RIGHT, explanation: WHY, score: 1, answered: 1 },
})

type Call = (input: never, options?: { readonly signal?: AbortSignal }) => Promise<unknown>

/** What the server behind a quiz answers; every test begins with one that is well. */
export const quizCalls = {
  generate: vi.fn<Call>(),
  job: vi.fn<Call>(),
  cancelJob: vi.fn<Call>(),
  attempt: vi.fn<Call>(),
  running: vi.fn<Call>(),
  answer: vi.fn<Call>(),
  submit: vi.fn<Call>(),
  shared: vi.fn<Call>(),
  leaderboard: vi.fn<Call>(),
  limits: vi.fn<Call>(),
  health: vi.fn<Call>(),
}

export function beWell(): void {
  for (const call of Object.values(quizCalls)) call.mockReset()
  quizCalls.generate.mockImplementation(async () => ordered())
  quizCalls.running.mockResolvedValue({ data: { attemptId: null, ownQuestions: 5, topics: [] } })
  quizCalls.cancelJob.mockResolvedValue({ data: { cancelled: true } })
  quizCalls.answer.mockImplementation(judge)
  quizCalls.submit.mockImplementation(async () => ({ data: buildResult() }))
  quizCalls.leaderboard.mockResolvedValue({ data: { entries: [], own: null } })
  quizCalls.limits.mockResolvedValue({ data: LIMITS })
  quizCalls.health.mockResolvedValue({ data: {} })
}

/** Every test begins with a server that is well, at `NOW_MS`; the page it leaves open is closed. */
export function playEachQuizAnew(leftOpen: () => QuizPage | undefined): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW_MS })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    window.localStorage.clear()
    window.sessionStorage.clear()
    beWell()
  })
  afterEach(async () => {
    await leftOpen()?.remove()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

export type QuizPage = Awaited<ReturnType<typeof openQuiz>>

/** The clock that runs on while a test holds the other one. */
const laterForReal = globalThis.setTimeout.bind(globalThis)
const LOOK_EVERY_MS = 5
const LOOKS = 2_000

/** Waits until a claim holds, without moving the clock that the quiz is played by. */
async function until(claim: () => void): Promise<void> {
  for (let looks = 1; ; looks++) {
    await act(() => new Promise<void>((resolve) => void laterForReal(resolve, LOOK_EVERY_MS)))
    try {
      return claim()
    } catch (error) {
      if (looks === LOOKS) throw error
    }
  }
}

/** The page of a quiz, whose server is `quizCalls`. */
export async function openQuiz(options: Partial<AppOptions> & { readonly account?: Account } = {}) {
  teachDialogs()
  const { limits, health, ...quizzes } = quizCalls
  const page = await openApp({
    path: `/quiz/${TREND.id}`,
    backend: {
      quizzes,
      account: { limits },
      health: { get: health },
      trends: { recordEvent: async () => ({ data: { views: 1, interactions: 0 } }) },
    },
    readTrend: async () => ({ data: TREND }),
    ...options,
  })
  const button = (text: string) => {
    const found = [...page.element.querySelectorAll('button')].find((one) => one.textContent === text)
    if (found === undefined) throw new Error(`There is no button "${text}" in: ${page.text()}`)
    return found
  }
  /** A key on the page, wherever the focus is. */
  const key = (pressed: string, target: EventTarget = document.activeElement ?? document.body) =>
    act(
      async () =>
        void target.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true })),
    )
  return {
    ...page,
    until,
    button,
    pressButton: (text: string) => act(async () => button(text).click()),
    key,
    /** Answers the question that stands with its second option, and goes on without looking. */
    answer: async (letter = 'b') => {
      for (const pressed of [letter, 'Enter', 'Enter']) await key(pressed)
    },
    /** Letters of the chosen options. */
    chosen: () => [...page.element.querySelectorAll('[data-chosen] .quiz-letter')].map((letter) => letter.textContent),
    pass: (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
  }
}
