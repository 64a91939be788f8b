import { useAdminData } from '../use-admin-data'
import { WhenRead } from '../when-read'
import { NewsletterCharts } from './newsletter-charts'
import { SendDigest } from './send-digest'
import { SubscriberTable } from './subscriber-table'

/** NL: the digest of the week, how the newsletter does, and who gets it. */
export function Newsletter() {
  const read = useAdminData('newsletter', (backend, signal) => backend.admin.newsletter.get(undefined, { signal }), {
    followsChanges: true,
  })
  return (
    <div className="grid grid-cols-1 gap-8">
      <WhenRead read={read} room="h-64" failure="Couldn’t load the figures">
        {(figures) => (
          <>
            <SendDigest digest={figures.digest} onRefresh={read.refresh} />
            <NewsletterCharts figures={figures} />
          </>
        )}
      </WhenRead>
      <section aria-labelledby="subscribers" className="grid grid-cols-1 gap-4">
        <h2 id="subscribers" className="text-xl">
          Subscribers
        </h2>
        <SubscriberTable />
      </section>
    </div>
  )
}
