/** `/terms` */
export function TermsPage() {
  return (
    <article className="page grid gap-6">
      <h1 className="text-4xl">Terms</h1>
      <p className="max-w-prose text-muted">
        You may look at everything here without an account. What we show comes from public sources; each trend names
        them and links to the original pages.
      </p>
    </article>
  )
}
