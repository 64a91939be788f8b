import type { Backend } from '@trendverse/contract/contract'
import type { CallingServices } from '../../backend/call-home'
import { followJob, type Waiting } from '../../backend/follow-job'
import type { Services } from '../../backend/services'
import type { MemeOrder, OwnMeme } from '../../backend/meme-calls'

type Answer = Awaited<ReturnType<Backend['memes']['generate']>>['data']

const progressOf = ({ meme, job }: Answer) => ({ made: meme, job })

/**
 * Asks for a meme and waits until it is there (MM-12). When nobody waits any more the home is told, so that what it cost is
 * given back. Throws what the meme was refused with, or the reason of `signal`.
 */
export async function orderMeme(
  services: Pick<Services, 'call'> & CallingServices,
  order: MemeOrder,
  { onCalledOff, ...waiting }: Waiting & { /** What it cost is given back. */ readonly onCalledOff: () => void },
): Promise<OwnMeme> {
  // Heard to its end even when nobody waits any more: only then is it known what there is to call off.
  const { data } = await services.call((backend) => backend.memes.generate(order))
  return followJob(services, {
    ...waiting,
    thing: 'meme',
    first: progressOf(data),
    ask: async (backend, id, signal) => progressOf((await backend.memes.job({ id }, { signal })).data),
    cancel: async (backend, id) => {
      await backend.memes.cancelJob({ id })
      onCalledOff()
    },
  })
}
