/**
 * Loaded into a site's process before the product: the journey that started it can move its clock, since nobody waits
 * half an hour for a deadline. Timers keep their real pace.
 */
const realNowMs = Date.now
const realCountedMs = performance.now.bind(performance)
/** Where a journey starts a site a second time, its clock goes on from where the first one stood. */
let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0)

Date.now = () => realNowMs() + aheadMs
// Else the site would see that its clock was set, while time is meant to have passed.
performance.now = () => realCountedMs() + aheadMs

/** @param {unknown} message */
function advance(message) {
  // Nobody but the journey has this channel, and it sends nothing else.
  const { advanceMs } = /** @type {{ advanceMs: number }} */ (message)
  aheadMs += advanceMs
  process.send?.({ aheadMs })
}

// Threads load this, too; they have no journey to talk to.
if (process.channel) {
  process.on('message', advance)
  process.channel.unref()
}
