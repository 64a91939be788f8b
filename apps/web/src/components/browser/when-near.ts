/** How far below the screen counts as near: a quick swipe. */
const MARGIN = '600px'

const tasks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | null = null

const waiting = new Set<Element>()
let isDraining = false

function run(element: Element): void {
  const task = tasks.get(element)
  forget(element)
  task?.()
}

function forget(element: Element): void {
  waiting.delete(element)
  tasks.delete(element)
  observer?.unobserve(element)
}

/** One at a time while the browser has nothing better to do, so that whoever scrolls or prints finds everything done. */
function drainWhenIdle(): void {
  if (isDraining || !('requestIdleCallback' in window)) return
  isDraining = true
  window.requestIdleCallback(() => {
    isDraining = false
    const [next] = waiting
    if (!next) return
    run(next)
    drainWhenIdle()
  })
}

/** Runs a task once an element is on the screen or close to it, or the browser is idle; returns what calls it off. */
export function whenNear(element: Element, task: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) run(target)
      }
    },
    { rootMargin: MARGIN },
  )
  tasks.set(element, task)
  waiting.add(element)
  observer.observe(element)
  drainWhenIdle()
  return () => forget(element)
}
