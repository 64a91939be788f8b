import type { Needs } from '@trendverse/application/ports/ports'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { keepAnswers } from './kept-answers'

/** An administrator who watches a digest go out wants to see it move. */
const FIGURES_KEPT_MS = 15 * SECOND_MS

type NewsletterPorts = Needs<'mails' | 'subscribers'>

/**
 * The newsletter's figures, which walk through all subscribers and the mails of a month, counted at most every 15 seconds. What
 * this process changes of subscribers shows at once.
 */
export function cacheNewsletter({ mails, subscribers }: NewsletterPorts, nowMs: () => number): NewsletterPorts {
  const ofMails = keepAnswers(FIGURES_KEPT_MS, nowMs)
  const ofReaders = keepAnswers(FIGURES_KEPT_MS, nowMs)
  const changing =
    <Input extends readonly unknown[], Answer>(change: (...input: Input) => Promise<Answer>) =>
    async (...input: Input): Promise<Answer> => {
      try {
        return await change(...input)
      } finally {
        ofReaders.forget()
      }
    }
  return {
    mails: {
      ...mails,
      countByDay: (type, fromMs) => ofMails.remember(type, String(fromMs), () => mails.countByDay(type, fromMs)),
    },
    subscribers: {
      ...subscribers,
      subscribe: changing((...given: Parameters<typeof subscribers.subscribe>) => subscribers.subscribe(...given)),
      confirm: changing((of: string) => subscribers.confirm(of)),
      unsubscribe: changing((tokenHash: string, atMs: number) => subscribers.unsubscribe(tokenHash, atMs)),
      remove: changing((of: string) => subscribers.remove(of)),
      removeByEmail: changing((of: string) => subscribers.removeByEmail(of)),
      countActive: (of) => ofReaders.remember('active', of, () => subscribers.countActive(of)),
      count: (fromMs) => ofReaders.remember('count', String(fromMs), () => subscribers.count(fromMs)),
    },
  }
}
