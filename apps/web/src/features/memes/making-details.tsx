import { useEffect, useRef } from 'react'
import { Skeleton } from '../../components/skeleton'
import { showResult } from './show-result'

/** The room of what can be done with a meme, while it is made: nothing moves when it comes. */
export function MakingDetails() {
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const picture = room.current?.previousElementSibling
    if (picture && room.current) showResult(picture, room.current)
  }, [])
  return (
    <div ref={room} aria-hidden="true" className="meme-card meme-making-details">
      <Skeleton className="h-6 w-56 max-w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
