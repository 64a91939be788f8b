import { createServer } from 'node:http'
import type { Log } from '../../log'
import type { CollectFigures } from './collect-figures'

/** One response, as its route in the contract or the kind of file it is; never the address itself. */
export type NotedResponse = {
  readonly method: string
  readonly route: string
  readonly statusCode: number
  readonly seconds: number
}

export type Metrics = {
  noteResponse(response: NotedResponse): void
  noteJob(name: string, outcome: string, seconds: number): void
  stop(): Promise<void>
}

const NO_METRICS: Metrics = { noteResponse: () => undefined, noteJob: () => undefined, stop: async () => undefined }

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const JOB_SECONDS = [0.01, 0.1, 1, 5, 15, 60, 300, 900]
/** Whatever else somebody sends as a method is one kind. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Figures for Prometheus under /metrics, on the loopback interface unless another address is given: they tell more about an
 * installation than visitors should know. Without a port nothing is measured and the library is not even loaded.
 */
export async function startMetrics(
  {
    port,
    host,
    collect,
  }: { readonly port: number | undefined; readonly host: string; readonly collect: CollectFigures },
  log: Log,
): Promise<Metrics> {
  if (port === undefined) return NO_METRICS
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  // Among them the lag of the event loop, memory and processor time.
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({
    name: 'trendverse_http_answers_total',
    help: 'HTTP answers by class of status',
    labelNames: ['status_class'],
    registers,
  })
  const requests = new Histogram({
    name: 'trendverse_http_request_duration_seconds',
    help: 'Time from a request to the end of its response, by route',
    labelNames: ['method', 'route', 'status_class'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const jobs = new Histogram({
    name: 'trendverse_job_duration_seconds',
    help: 'Time of a run of a job in this process, by how it ended',
    labelNames: ['job', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  })
  const gauges = new Map<string, InstanceType<typeof Gauge>>()
  const gaugeOf = (name: string, help: string, labelNames: string[]) => {
    const known = gauges.get(name)
    if (known !== undefined) return known
    const made = new Gauge({ name, help, labelNames, registers })
    gauges.set(name, made)
    return made
  }
  const read = async (): Promise<string> => {
    const figures = await collect()
    // What cannot be told any more is left out rather than repeated.
    for (const gauge of gauges.values()) gauge.reset()
    for (const { name, help, value, labels = {} } of figures) {
      gaugeOf(name, help, Object.keys(labels)).set(labels, value)
    }
    return registry.metrics()
  }
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'The metrics could not be collected')
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    noteResponse({ method, route, statusCode, seconds }) {
      const status_class = `${Math.floor(statusCode / 100)}xx`
      answers.inc({ status_class })
      requests.observe({ method: METHODS.has(method) ? method : 'other', route, status_class }, seconds)
    },
    noteJob: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
