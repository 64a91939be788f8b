import { Link } from '@tanstack/react-router'

/** QZ-16 */
export function QuizBack() {
  return (
    <p className="-mt-4 text-sm">
      <Link to="/trends" className="inline-flex min-h-11 items-center text-muted hover:text-text">
        <span aria-hidden="true">←&nbsp;</span>All trends
      </Link>
    </p>
  )
}
