import { getPublicSettings } from '@trendverse/application/settings/get-public-settings'
import type { PagePreview } from '@trendverse/domain/previews/page-preview'
import { previewAltText, previewVersion, type TrendCardKind } from '@trendverse/domain/previews/preview-card'
import { quizData, siteData, storyData } from '@trendverse/domain/previews/structured-data'
import { dailyQuizDay, dailyQuizId } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { shareableText } from '@trendverse/domain/social/shareable-text'
import type { GamePreviewPorts } from './game-cards'
import { previewOfGames } from './game-previews'
import { type HourPreviewPorts, previewOfHour } from './hour-cards'
import { memePictureKey } from './meme-picture'
import { type FoundCard, findCard, findProfileCard, type PreviewKind, type PreviewPorts } from './preview-cards'
import { previewPath } from './preview-path'

const MAX_TITLE_LENGTH = 70
const MAX_DESCRIPTION_LENGTH = 200
const MAX_ALT_LENGTH = 400

const KINDS: Readonly<Record<string, TrendCardKind>> = { trends: 'trend', quiz: 'quiz', meme: 'meme' }
const TREND_PAGE = /^\/(trends|quiz|meme)\/([^/]+)\/?$/

const DAILY_PAGE = '/quiz/today'

type Options = PreviewPorts & GamePreviewPorts & HourPreviewPorts & { readonly publicUrl: string }

/** Tags of the page's own; null where it has none. */
export async function previewOfPage(options: Options, path: string): Promise<PagePreview | null> {
  const { publicUrl } = options
  const address = new URL(path, publicUrl)
  const { pathname, searchParams } = address
  const ofHour = await previewOfHour(options, address)
  if (ofHour !== null) return ofHour
  if (pathname === '/') {
    const { siteName } = await getPublicSettings(options)
    return {
      title: null,
      description: null,
      query: '',
      picture: null,
      structuredData: siteData({ publicUrl, siteName }),
    }
  }
  if (pathname === '/profile') return previewOfProfile(options, searchParams.get('u'))
  if (pathname === DAILY_PAGE) return previewOfDailyQuiz(options, searchParams.get('r'))
  const [, page = '', trendId = ''] = TREND_PAGE.exec(pathname) ?? []
  const kind = KINDS[page]
  if (kind === undefined) return previewOfGames(options, address)
  return (
    (await previewOfMeme(options, kind, trendId, searchParams.get('m'))) ??
    (await previewOfResult(options, kind, trendId, searchParams.get('r'))) ??
    (await previewOfTrend(options, kind, trendId))
  )
}

async function previewOfTrend(options: Options, kind: TrendCardKind, trendId: string): Promise<PagePreview | null> {
  const found = await findCard(options, kind, trendId)
  if (found?.trend == null) return null
  const { card, trend } = found
  const picture = pictureOf(kind, trend.id, found)
  const { publicUrl } = options
  const page = {
    publicUrl,
    siteName: card.siteName,
    trend,
    url: `${publicUrl}/${kind === 'trend' ? 'trends' : kind}/${trend.id}`,
    pictureUrl: publicUrl + picture.path,
  }
  const structuredData = kind === 'trend' ? storyData(page) : kind === 'quiz' ? quizData(page) : null
  return { title: null, description: null, query: '', picture, structuredData }
}

/** The result somebody shared, on the page of the quiz: how it went, and nothing of its questions. */
async function previewOfResult(
  options: Options,
  kind: TrendCardKind,
  trendId: string,
  attemptId: string | null,
): Promise<PagePreview | null> {
  if (kind !== 'quiz' || attemptId === null) return null
  const found = await findCard(options, 'result', attemptId)
  if (found?.card.result == null || found.trend?.id !== trendId) return null
  const { score, total, takenBy } = found.card.result
  const name = shareableText(found.trend.name, MAX_TITLE_LENGTH)
  return {
    title: `${takenBy} got ${score} of ${total} right: ${name}`,
    description: `How much do you know about ${name}? Every answer comes with its source.`,
    query: `?r=${attemptId.toLowerCase()}`,
    picture: pictureOf('result', attemptId.toLowerCase(), found),
    structuredData: null,
  }
}

/** The quiz of the day, and the result of it that somebody shared. */
async function previewOfDailyQuiz(options: Options, attemptId: string | null): Promise<PagePreview | null> {
  const shared = attemptId === null ? null : await findCard(options, 'result', attemptId)
  if (attemptId !== null && shared?.card.result != null && shared.trend === null) {
    const { score, total, takenBy } = shared.card.result
    return {
      title: `${takenBy} got ${score} of ${total} right: ${shared.card.title}`,
      description: 'Can you beat that? Five questions on five stories, each with its source.',
      query: `?r=${attemptId.toLowerCase()}`,
      picture: pictureOf('result', attemptId.toLowerCase(), shared),
      structuredData: null,
    }
  }
  const id = dailyQuizId(dailyQuizDay(options.clock.nowMs()))
  const found = await findCard(options, 'daily-quiz', id)
  if (found === null) return null
  return {
    title: null,
    description: null,
    query: '',
    picture: pictureOf('daily-quiz', id, found),
    structuredData: null,
  }
}

/** A profile somebody shared: no more than its card shows. */
async function previewOfProfile(options: Options, username: string | null): Promise<PagePreview | null> {
  const found = username === null ? null : await findProfileCard(options, username)
  if (found === null) return null
  const { profile } = found
  const { length } = profile.achievements
  return {
    title: `${profile.name} (@${profile.username})`,
    description: `Explores the universe of trends${length === 0 ? '' : `: ${length} ${length === 1 ? 'badge' : 'badges'} so far`}.`,
    query: `?u=${profile.username}`,
    picture: pictureOf('profile', profile.username, found),
    structuredData: null,
  }
}

/** A meme somebody shared, on the page of its trend. */
async function previewOfMeme(
  options: Options,
  kind: TrendCardKind,
  trendId: string,
  memeId: string | null,
): Promise<PagePreview | null> {
  if (kind !== 'meme' || memeId === null) return null
  const found = await findCard(options, 'shared-meme', memeId)
  if (found?.shared == null || found.trend?.id !== trendId) return null
  const { meme, createdBy } = found.shared
  return {
    title: `${shareableText(found.trend.name, MAX_TITLE_LENGTH)}: a meme by ${createdBy}`,
    description: shareableText(meme.text, MAX_DESCRIPTION_LENGTH),
    query: `?m=${meme.id}`,
    picture: {
      ...pictureOf('shared-meme', memeId, found),
      alt: shareableText(meme.altText || meme.text, MAX_ALT_LENGTH),
    },
    structuredData: null,
  }
}

function pictureOf(kind: PreviewKind, id: string, { card, shared }: FoundCard): { path: string; alt: string } {
  const version = previewVersion(card, shared && memePictureKey(shared.meme))
  return { path: previewPath(kind, id, version), alt: previewAltText(card) }
}
