import type { Frame, Page } from '@playwright/test'

/**
 * Waits until every colour and size that can be seen has arrived where it was going. What is handed down moves once more
 * in a child that moves by itself, so it is asked again; what is not drawn never arrives, and is not waited for.
 */
export async function untilStill(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const target = animation instanceof CSSTransition ? (animation.effect as KeyframeEffect | null)?.target : null
      return !target?.checkVisibility({ contentVisibilityAuto: true })
    }),
  )
}
