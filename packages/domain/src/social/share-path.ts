import { encodeParameter } from './encode-parameter'

/** What a share link leads to (RT-20, OP-64); ids as the database knows them. */
export type ShareTarget =
  | { readonly kind: 'trend'; readonly trendId: string }
  | { readonly kind: 'quiz'; readonly trendId: string; readonly attemptId: string }
  | { readonly kind: 'dailyQuiz'; readonly attemptId: string }
  | { readonly kind: 'meme'; readonly trendId: string; readonly memeId: string | null }
  | { readonly kind: 'game'; readonly gameId: string; readonly runId: string | null }
  | { readonly kind: 'profile'; readonly username: string }

/**
 * The path of a share link. It carries the item itself, so that whoever follows it sees that very result, meme or
 * profile and not their own. A meme or a run that nobody else can look at has none: its link leads to where memes of its
 * trend are made, or to the game.
 */
export function sharePath(target: ShareTarget): string {
  const id = encodeParameter
  switch (target.kind) {
    case 'trend':
      return `/trends/${id(target.trendId)}`
    case 'quiz':
      return `/quiz/${id(target.trendId)}?r=${id(target.attemptId)}`
    case 'dailyQuiz':
      return `/quiz/today?r=${id(target.attemptId)}`
    case 'meme':
      return `/meme/${id(target.trendId)}${target.memeId === null ? '' : `?m=${id(target.memeId)}`}`
    case 'game':
      return `/play/${id(target.gameId)}${target.runId === null ? '' : `?run=${id(target.runId)}`}`
    case 'profile':
      return `/profile?u=${id(target.username)}`
  }
}
