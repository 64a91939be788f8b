/** `/privacy` */
export function PrivacyPage() {
  return (
    <article className="page grid gap-6">
      <h1 className="text-4xl">Privacy</h1>
      <p className="max-w-prose text-muted">
        There are no accounts and no trackers. Your browser keeps the last list of trends and your choices of theme and
        view on this device.
      </p>
    </article>
  )
}
