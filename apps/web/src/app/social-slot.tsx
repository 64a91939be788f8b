import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { whenNear } from '../components/when-near'

const SocialColumn = lazy(() =>
  import('../features/sharing/social-column').then((module) => ({ default: module.SocialColumn })),
)

/** The social column of the footer, which comes once the footer is near. */
export function SocialSlot() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => (place.current ? whenNear(place.current, () => setIsNear(true)) : undefined), [])
  return (
    <div ref={place} className="footer-social-place">
      {isNear && (
        <Suspense>
          <SocialColumn path={path} />
        </Suspense>
      )}
    </div>
  )
}
