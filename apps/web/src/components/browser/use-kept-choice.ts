import { useSyncExternalStore } from 'react'
import { currentChoice, type KeptChoice, subscribeToChoices } from './kept-choice'

const nobodyKnows = () => null

/** What is chosen; null on the server and while its markup comes alive: it does not know the device. */
export function useKeptChoice<Option extends string>(choice: KeptChoice<Option>): Option | null {
  return useSyncExternalStore(subscribeToChoices, () => currentChoice(choice), nobodyKnows)
}
