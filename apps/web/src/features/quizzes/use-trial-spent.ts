import { useRouter } from '@tanstack/react-router'
import type { CarriedMessage } from '../../components/overlays/carried-message'

const HOME = import.meta.env.BASE_URL

/** LM-10: a guest's second quiz leads home, where the banner says why (ER-57, OP-07). Back leads here again. */
export function useTrialSpent(): (text: string) => void {
  const { history } = useRouter()
  return (text) => {
    const message: CarriedMessage = { kind: 'trial', text }
    history.push(HOME, { message })
  }
}
