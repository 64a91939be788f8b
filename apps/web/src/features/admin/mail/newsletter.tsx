import { ReadFailure } from '../../../components/page/read-failure'
import { Skeleton } from '../../../components/page/skeleton'
import { useAdminData } from '../use-admin-data'
import { NewsletterCharts } from './newsletter-charts'
import { SendDigest } from './send-digest'
import { SubscriberTable } from './subscriber-table'

/** NL: the digest of the week, how the newsletter does, and who gets it. */
export function Newsletter() {
  const read = useAdminData('newsletter', (backend, signal) => backend.admin.newsletter.get(undefined, { signal }), {
    followsChanges: true,
  })
  const figures = read.data
  return (
    <div className="grid grid-cols-1 gap-8">
      {figures === null ? (
        read.phase === 'failed' ? (
          <ReadFailure title="The figures could not be read" text="Try again in a moment." onRetry={read.refresh} />
        ) : (
          <Skeleton className="h-64" />
        )
      ) : (
        <>
          <SendDigest digest={figures.digest} onRefresh={read.refresh} />
          <NewsletterCharts figures={figures} />
        </>
      )}
      <section aria-labelledby="subscribers" className="grid grid-cols-1 gap-4">
        <h2 id="subscribers" className="text-xl">
          Subscribers
        </h2>
        <SubscriberTable />
      </section>
    </div>
  )
}
