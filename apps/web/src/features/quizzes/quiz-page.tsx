import { getRouteApi } from '@tanstack/react-router'
import { useCountedView } from '../../backend/use-counted-view'
import { Quiz } from './quiz'
import './quiz.css'

const route = getRouteApi('/quiz/$trendId')

/** `/quiz/{trendId}` (RT-09) */
export function QuizPage() {
  const { data: trend } = route.useLoaderData()
  const { attempt } = route.useSearch()
  useCountedView(trend)
  return <Quiz key={trend.id} trend={trend} attemptId={attempt} />
}
