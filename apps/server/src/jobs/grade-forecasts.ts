import { gradeForecasts } from '@trendverse/application/forecasts/grade-forecasts'
import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { Log } from '../log'
import type { Job } from './job'

const EVERY_MS = 30 * MINUTE_MS

/**
 * Grades forecasts after each reading of the sources, from what is stored alone: it works the same in a process that has never
 * seen the engine.
 *
 * @param onTrendsChanged Calls back whenever trends were composed, by any process; returns the end of it.
 * @param forecastsChanged Tells every process that the report says something else: once an hour at most, since the periods of the
 * report begin on the hour and are counted again in the next one anyway.
 */
export function gradeForecastsJob(
  ports: Parameters<typeof gradeForecasts>[0] & { readonly log: Log },
  onTrendsChanged: (listener: () => void) => () => void,
  forecastsChanged: () => Promise<void>,
): Job {
  let toldHour: number | null = null
  return {
    name: 'grade-forecasts',
    everyMs: EVERY_MS,
    atStart: 'always',
    onWake: onTrendsChanged,
    async run(signal) {
      const { graded, shown } = await gradeForecasts(ports, signal)
      if (graded + shown === 0) return
      ports.log.info({ graded, shown }, 'Forecasts were graded')
      const hour = Math.floor(ports.clock.nowMs() / HOUR_MS)
      if (hour === toldHour) return
      await forecastsChanged()
      toldHour = hour
    },
  }
}
