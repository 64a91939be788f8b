import { useEffect, useState } from 'react'
import { useServices } from '../../backend/services'

/** Elsewhere the device steps in after this long (OP-09). */
const SLOW_AFTER_MS = 1_500

/** Lets a form about accounts wait for a server that has not answered yet; whether that takes so long that it must be said. */
export function useSlowServer(): boolean {
  const { awaitServer } = useServices()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS)
    const end = () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
    void awaitServer().finally(end)
    return end
  }, [awaitServer])
  return isSlow
}
