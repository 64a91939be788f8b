import { placeOfMailBody } from '@trendverse/application/upkeep/sealed-places'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { FakeWorld } from '@trendverse/test-support/trends/fake-world'
import { portsOfScene } from './ports-of-scene'
import { SAMPLE_IDS } from './sample-ids'

/** A reader of the newsletter, and a mail that nobody took. */
export async function addCorrespondence(world: FakeWorld): Promise<void> {
  const ports = portsOfScene(world)
  await ports.subscribers.subscribe(
    {
      id: SAMPLE_IDS.subscriber,
      email: 'subscribed@example.org',
      subscribedAtMs: world.nowMs,
      status: 'active',
      source: 'footer',
      preferences: { trends: true, weekly_digest: true, new_features: true },
      unsubscribedAtMs: null,
    },
    'the hash of a token',
  )
  const body = JSON.stringify({ html: '', text: '', headers: {}, replyTo: null })
  const sealedBody = await ports.secretBox.seal(body, placeOfMailBody(SAMPLE_IDS.failedMail))
  await ports.mails.add([
    {
      id: SAMPLE_IDS.failedMail,
      idempotencyKey: 'contact:sample',
      type: 'contact',
      to: 'support@example.org',
      subject: 'A question',
      sealedBody,
      userId: null,
      createdAtMs: world.nowMs,
      expiresAtMs: world.nowMs + DAY_MS,
    },
  ])
  await ports.mails.noteFailure(SAMPLE_IDS.failedMail, 'Main: refused', null)
}
