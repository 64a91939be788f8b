import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useServices } from '../../backend/services'
import { useSession } from '../../backend/session/use-session'
import { lazyPart } from '../../components/browser/lazy-part'
import type { ListedGame } from './game-calls'

const SignUpPrompt = lazyPart(() =>
  import('../../components/account/sign-up-prompt').then((module) => module.SignUpPrompt),
)

/** PL-03: games are for accounts. Closing the invitation leads home; signing in leads back to the game. */
export function GameLock({ game }: { readonly game: Pick<ListedGame, 'name'> }) {
  const { session, settings } = useServices()
  const { user } = useSession()
  const navigate = useNavigate()
  const from = useLocation({ select: ({ publicHref }) => publicHref })
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    // Who is remembered as signed in is about to be known.
    if (user !== null || session.token() !== null) return undefined
    // The page is there first, then what is over it.
    const timer = setTimeout(() => setIsShown(true), 0)
    return () => clearTimeout(timer)
  }, [user, session])
  if (!isShown || user !== null) return null
  return (
    <SignUpPrompt
      variant="lockedFeature"
      waiting={`${game.name} is waiting for you.`}
      limits={settings}
      from={from}
      onClose={() => void navigate({ to: '/' })}
    />
  )
}
