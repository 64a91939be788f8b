import { countOf } from '../../components/count-text'
import type { ProfileData } from './read-profile-page'

type CategoryScoresProps = { readonly categories: NonNullable<ProfileData['history']>['byCategory'] }

/** The average score by category, as bars with their figures beside them. */
export function CategoryScores({ categories }: CategoryScoresProps) {
  return (
    <figure className="grid content-start gap-4">
      <figcaption className="text-sm font-medium">Average score by category</figcaption>
      <dl className="grid gap-3.5">
        {categories.map(({ category, quizzes, averagePercent }) => {
          const percent = Math.round(averagePercent)
          return (
            <div key={category} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5 text-sm">
              <dt>
                {category} <span className="text-xs text-faint">{countOf(quizzes, 'quiz', 'quizzes')}</span>
              </dt>
              <dd className="font-medium tabular-nums">{percent}%</dd>
              <dd aria-hidden="true" className="category-bar">
                <span style={{ width: `${percent}%` }} />
              </dd>
            </div>
          )
        })}
      </dl>
    </figure>
  )
}
