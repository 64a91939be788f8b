/** How far below the screen counts as near: a quick swipe. */
const MARGIN = '600px'

const tasks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | null = null

/** Runs a task once an element is on the screen or close to it; returns what calls it off. */
export function whenNear(element: Element, task: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer?.unobserve(target)
        tasks.get(target)?.()
      }
    },
    { rootMargin: MARGIN },
  )
  tasks.set(element, task)
  observer.observe(element)
  return () => {
    tasks.delete(element)
    observer?.unobserve(element)
  }
}
