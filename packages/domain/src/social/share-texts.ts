import { dailyQuizName } from '../quizzes/daily/daily-quiz'
import { type DailyResult, dailyResultText, planetRow } from '../quizzes/daily/daily-result-text'
import { sharePath } from './share-path'
import { type ShareSubject } from './share-subject'
import { shareableText } from './shareable-text'

/** Names of trends and people come from outside; a share text stays short enough for every platform. */
const MAX_NAME_LENGTH = 80

const named = (name: string): string => shareableText(name, MAX_NAME_LENGTH)

/** SH-07: by their first name, or by none. */
export function sharedName(firstName: string | null): string {
  return named(firstName ?? '') || 'Anonymous'
}

/** With a link behind it, it fits the platform with the shortest posts (280 characters, 24 for a link). */
const MAX_STORY_LENGTH = 250

/** A trend’s story: its name, and the sentence of what happened. */
export function trendSubject(trend: {
  readonly id: string
  readonly name: string
  readonly description: string
}): ShareSubject {
  const name = named(trend.name)
  const sentence = shareableText(trend.description, MAX_STORY_LENGTH)
  // A sentence that begins with the name would say it twice.
  const repeatsName = sentence.toLowerCase().startsWith(name.toLowerCase())
  return {
    kind: 'trend',
    id: trend.id,
    title: name,
    text: repeatsName || sentence === '' ? sentence || name : shareableText(`${name}: ${sentence}`, MAX_STORY_LENGTH),
    path: sharePath({ kind: 'trend', trendId: trend.id }),
    pictureUrl: null,
  }
}

export type SharedResult = {
  readonly attemptId: string
  readonly trend: { readonly id: string; readonly name: string }
  readonly score: number
  readonly total: number
  /** Of whoever took the quiz; null where they have none. */
  readonly firstName: string | null
}

/** The result of a quiz (QZ-14, OP-62: name, result, trend). */
export function quizSubject({ attemptId, trend, score, total, firstName }: SharedResult): ShareSubject {
  const name = named(trend.name)
  return {
    kind: 'quiz',
    id: attemptId,
    title: `Quiz: ${name}`,
    text: `${sharedName(firstName)} got ${score} of ${total} right in the quiz about ${name}. Can you do better?`,
    path: sharePath({ kind: 'quiz', trendId: trend.id, attemptId }),
    pictureUrl: null,
  }
}

export type QuizRow = {
  readonly siteName: string
  readonly trend: { readonly id: string; readonly name: string }
  /** Question by question, whether the answer was right. */
  readonly marks: readonly boolean[]
}

/** The result of a quiz as a row of planets; nobody's, so that its link leads to the quiz alone. */
export function quizRowSubject({ siteName, trend, marks }: QuizRow): ShareSubject {
  const name = named(trend.name)
  const right = marks.filter(Boolean).length
  return {
    kind: 'quiz',
    id: trend.id,
    title: `Quiz: ${name}`,
    text: `${named(siteName)} quiz · ${name}\n${planetRow(marks)} ${right}/${marks.length}`,
    path: `/quiz/${trend.id}`,
    pictureUrl: null,
  }
}

/** A result of the quiz of the day, in planets: its link is a challenge (OP-84). */
export function dailyQuizSubject({
  attemptId,
  siteName,
  ...result
}: DailyResult & { readonly attemptId: string; readonly siteName: string }): ShareSubject {
  return {
    kind: 'quiz',
    id: attemptId,
    title: dailyQuizName(result.day),
    text: dailyResultText(named(siteName), result),
    path: sharePath({ kind: 'dailyQuiz', attemptId }),
    pictureUrl: null,
  }
}

export type SharedMemeWords = {
  readonly memeId: string
  /** Whether others can look at it; what is kept on one device alone they cannot. */
  readonly isReachable: boolean
  readonly trend: { readonly id: string; readonly name: string }
  /** What its maker would post with it (MM-18). */
  readonly quote: string
  /** With or without `#`. */
  readonly hashtags: readonly string[]
  /** Absolute, or null while only its captions are kept. */
  readonly pictureUrl: string | null
}

/** A meme, with its hashtags. */
export function memeSubject({
  memeId,
  isReachable,
  trend,
  quote,
  hashtags,
  pictureUrl,
}: SharedMemeWords): ShareSubject {
  const tags = hashtags.map((tag) => `#${named(tag).replace(/[#\s]/g, '')}`).filter((tag) => tag !== '#')
  const words = shareableText(quote, 160) || `A meme about ${named(trend.name)}.`
  return {
    kind: 'meme',
    id: memeId,
    title: `Meme: ${named(trend.name)}`,
    text: [words, ...tags].join(' '),
    path: sharePath({ kind: 'meme', trendId: trend.id, memeId: isReachable ? memeId : null }),
    pictureUrl,
  }
}

/** Somebody’s profile, which shows a first name and a user name. */
export function profileSubject(account: {
  readonly id: string
  readonly username: string
  readonly firstName: string | null
}): ShareSubject {
  return {
    kind: 'profile',
    id: account.id,
    title: `@${named(account.username)}`,
    text: `${sharedName(account.firstName)} (@${named(account.username)}) is exploring the universe of trends.`,
    path: sharePath({ kind: 'profile', username: account.username }),
    pictureUrl: null,
  }
}

/** Longer paths are counted by their beginning. */
const MAX_PAGE_ID_LENGTH = 64
const STORY = /^\/trends\/([^/]+)\/?$/

/** The page somebody is on. Without its query, which may hold what is nobody else’s business. */
export function pageSubject({ path, title }: { readonly path: string; readonly title: string }): ShareSubject {
  const trendId = STORY.exec(path)?.[1]
  const name = shareableText(title, MAX_NAME_LENGTH)
  const counted =
    trendId === undefined ? ({ kind: 'page', id: path } as const) : ({ kind: 'trend', id: trendId } as const)
  return { ...counted, id: counted.id.slice(0, MAX_PAGE_ID_LENGTH), title: name, text: name, path, pictureUrl: null }
}
