import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { useEffect } from 'react'
import { logFailure } from '../../backend/log-failure'
import { useServices } from '../../backend/services'
import { whenIdle } from '../../components/when-idle'

/** The module checks stories by schema, so it comes when there is one to keep. */
async function remember(story: TrendDetail): Promise<void> {
  try {
    const { rememberStory } = await import('../../backend/remember-story')
    rememberStory(story)
  } catch (cause) {
    logFailure('The story could not be kept.', cause)
  }
}

/**
 * Keeps an opened story of the server for the day without a network (TR-06), whether it came with the document or was
 * read since. One that was only fetched ahead was not opened, and the device's own stories are here already.
 */
export function useRememberedStory(story: TrendDetail): void {
  const { mode } = useServices()
  useEffect(() => {
    if (mode() === 'server') whenIdle(() => void remember(story))
  }, [story, mode])
}
