import { isDamage } from './explain-database-error'

/** Remembers that a database turned out to be damaged while it was open. */
export type DamageWatch = {
  /** Looks at what failed. */
  readonly look: (error: unknown) => void
  readonly isDamaged: () => boolean
}

/** @param onDamage Told once: what is damaged stays so, and every later statement may find it again. */
export function watchForDamage(onDamage: (error: unknown) => void = () => undefined): DamageWatch {
  let isDamaged = false
  return {
    look: (error) => {
      if (isDamaged || !isDamage(error)) return
      isDamaged = true
      onDamage(error)
    },
    isDamaged: () => isDamaged,
  }
}
