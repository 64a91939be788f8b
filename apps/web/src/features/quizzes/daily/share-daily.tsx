import type { DailyResult } from '@trendverse/domain/quizzes/daily/daily-result-text'
import { dailyQuizSubject } from '@trendverse/domain/social/share-texts'
import { useServices } from '../../../backend/services'
import { useSharing } from '../../../backend/sharing/use-sharing'
import { ShareBar } from '../../../components/sharing/share-bar'
import { CopyRow } from '../copy-row'

type ShareDailyProps = DailyResult & { readonly attemptId: string }

/** A guest's result is on no board: its link leads to the quiz alone. */
export function CopyDaily(result: ShareDailyProps) {
  const { settings } = useServices()
  return <CopyRow subject={{ ...dailyQuizSubject({ ...result, siteName: settings.siteName }), path: '/quiz/today' }} />
}

/** A result of the quiz of the day, to be shared by its member: the planets, and a link that challenges. */
export function ShareDaily(result: ShareDailyProps) {
  const { settings } = useServices()
  return <ShareBar subject={dailyQuizSubject({ ...result, siteName: settings.siteName })} {...useSharing()} />
}
