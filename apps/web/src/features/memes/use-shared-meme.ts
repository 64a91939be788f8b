import { useEffect, useState } from 'react'
import { isNotFoundError } from '../../backend/is-not-found'
import { logFailure } from '../../backend/log-failure'
import { useServices } from '../../backend/services'
import type { SharedMeme } from '../../backend/meme-calls'

type Found = SharedMeme | 'missing' | 'failed'

/** A meme somebody shared; `missing` where there is none with this link, `failed` when it could not be read. */
export function useSharedMeme(id: string): Found | 'loading' {
  const { call } = useServices()
  const [heard, setHeard] = useState<{ readonly id: string; readonly found: Found } | null>(null)
  useEffect(() => {
    let isGone = false
    const tell = (found: Found) => {
      if (!isGone) setHeard({ id, found })
    }
    const read = async () => {
      try {
        const { data } = await call((backend) => backend.memes.shared({ id }))
        tell(data)
      } catch (cause) {
        if (!isNotFoundError(cause)) logFailure('A shared meme could not be read.', cause)
        tell(isNotFoundError(cause) ? 'missing' : 'failed')
      }
    }
    void read()
    return () => {
      isGone = true
    }
  }, [id, call])
  return heard?.id === id ? heard.found : 'loading'
}
