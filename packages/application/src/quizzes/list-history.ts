import type { User } from '@trendverse/domain/accounts/user'
import type { Needs } from '../ports/ports'
import { describeHistoryRow } from './describe-attempt'

type Page = { readonly page: number; readonly pageSize: number }

/** Finished quizzes of an account, the latest first, and how all of them came out by category. */
export async function listHistory({ quizzes }: Needs<'quizzes'>, { id }: Pick<User, 'id'>, page: Page) {
  const [{ attempts, total }, { byCategory }] = await Promise.all([quizzes.listFinished(id, page), quizzes.statsOf(id)])
  return { data: attempts.map(describeHistoryRow), total, ...page, byCategory }
}
