/** Lets one piece of work run at a time. */
export type DeviceLock = <Output>(work: () => Promise<Output>) => Promise<Output>

/** One at a time within this page. */
export function queueLock(): DeviceLock {
  let last: Promise<unknown> = Promise.resolve()
  return <Output>(work: () => Promise<Output>) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** Of the browser's lock manager, what is used. */
export type LockRequests = { request<Output>(name: string, work: () => Promise<Output>): Promise<Output> }

/**
 * One at a time in all tabs of this browser. Where the browser has no locks (no secure context, old versions), one at a
 * time in this page: what is done under the lock waits for nothing outside the page, so that another tab of the same
 * process cannot come in between.
 */
export function deviceLock(name: string, locks: LockRequests | undefined): DeviceLock {
  return locks === undefined ? queueLock() : (work) => locks.request(name, work)
}
