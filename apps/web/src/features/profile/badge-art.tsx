import type { AchievementId } from '@trendverse/domain/accounts/achievements'
import type { ReactNode } from 'react'

const DOT = { fill: 'currentColor', stroke: 'none' } as const

function star(x: number, y: number, size: number): ReactNode {
  const arm = size / 4
  const path = `M${x} ${y - size}l${arm} ${size - arm}l${size - arm} ${arm}l${arm - size} ${arm}l${-arm} ${size - arm}l${-arm} ${arm - size}l${arm - size} ${-arm}l${size - arm} ${-arm}Z`
  return <path key={`${x},${y}`} d={path} {...DOT} />
}

/** Ten moons around the middle of the patch. */
const MOONS = Array.from({ length: 10 }, (_, index) => {
  const turn = (index / 10) * 2 * Math.PI - Math.PI / 2
  return { x: 48 + 26 * Math.cos(turn), y: 48 + 26 * Math.sin(turn) }
})

const SMILE = 'M-7 2.5a7.5 7.5 0 0 0 14 0'

const EMBLEMS: Readonly<Record<AchievementId, ReactNode>> = {
  // A signal that ends in a small world.
  'first-quiz': (
    <>
      <path d="M36 40a12 12 0 1 1 17.5 10.6C49.6 52.6 48 55 48 59.5" />
      <circle cx="48" cy="69" r="3.6" {...DOT} />
      <path d="M24 30a30 30 0 0 1 9-9M72 30a30 30 0 0 0-9-9" opacity="0.55" />
    </>
  ),
  'five-quizzes': (
    <>
      <path d="M24 60L37 36L54 46L72 30L66 64" opacity="0.55" />
      {[star(24, 60, 6), star(37, 36, 8), star(54, 46, 6), star(72, 30, 9), star(66, 64, 7)]}
    </>
  ),
  // A sun without a spot.
  'perfect-score': (
    <>
      <circle cx="48" cy="48" r="14" />
      <path d="M42 48.5L46.5 53L55 43.5" />
      <path d="M48 22v7M48 67v7M22 48h7M67 48h7M29.6 29.6l5 5M61.4 61.4l5 5M66.4 29.6l-5 5M34.6 61.4l-5 5" />
    </>
  ),
  'first-meme': (
    <>
      <circle cx="48" cy="48" r="18" />
      <circle cx="41.5" cy="44" r="2.4" {...DOT} />
      <circle cx="54.5" cy="44" r="2.4" {...DOT} />
      <path d={SMILE} transform="translate(48 50.5)" />
      <path d="M21 56c8 6 46-4 54-17" opacity="0.55" />
    </>
  ),
  'ten-memes': (
    <>
      <circle cx="48" cy="48" r="13" />
      <path d={SMILE} transform="translate(48 48) scale(0.8)" />
      <circle cx="43.5" cy="45" r="1.8" {...DOT} />
      <circle cx="52.5" cy="45" r="1.8" {...DOT} />
      {MOONS.map(({ x, y }) => (
        <circle key={`${x.toFixed(1)},${y.toFixed(1)}`} cx={x} cy={y} r="2.8" {...DOT} />
      ))}
    </>
  ),
  'first-game': (
    <>
      <path d="M48 21c8 7 11 16 9 29l-3 6H42l-3-6c-2-13 1-22 9-29Z" />
      <circle cx="48" cy="39" r="4" />
      <path d="M39 46l-7 8v7l8-5M57 46l7 8v7l-8-5" />
      <path d="M45 62c0 5 1.5 8 3 11c1.5-3 3-6 3-11" opacity="0.7" />
    </>
  ),
  // A compass over a world with its ring.
  'all-games': (
    <>
      <circle cx="48" cy="48" r="12" />
      <ellipse cx="48" cy="48" rx="27" ry="8" transform="rotate(-20 48 48)" opacity="0.55" />
      <path d="M48 19l3.5 11h-7ZM48 77l3.5-11h-7Z" {...DOT} />
      <path d="M48 41l3.5 7l-3.5 7l-3.5-7Z" {...DOT} />
    </>
  ),
}

/** The badge of an achievement, drawn by us on a grid of 96. Decorative: its name stands beside it. */
export function BadgeArt({ id, className }: { readonly id: AchievementId; readonly className: string }) {
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="48" cy="48" r="42" strokeWidth="1.2" opacity="0.45" strokeDasharray="1.2 4.2" />
      {EMBLEMS[id]}
    </svg>
  )
}
