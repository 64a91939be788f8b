import { LinkButton } from '../../components/link-button'

/** `/about` (OP-05). */
export function AboutPage() {
  return (
    <div className="page grid gap-6">
      <h1 className="text-4xl">About</h1>
      <p className="max-w-prose text-lg text-muted">
        We read public feeds every hour, find what people talk about in several places at once, and show each trend as a
        planet, with the evidence that put it there.
      </p>
      <div className="flex gap-3">
        <LinkButton to="/trends" tone="solid">
          All trends
        </LinkButton>
        <LinkButton to="/news">News</LinkButton>
      </div>
    </div>
  )
}
