/** Whether the visitor wants as little motion as can be. */
export function wantsLessMotion(self: Window): boolean {
  return self.matchMedia('(prefers-reduced-motion: reduce)').matches
}
