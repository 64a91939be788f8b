import { createServer } from 'node:http'
import type { Log } from '../log'

export type Metrics = {
  noteResponse: (statusCode: number) => void
  stop(): Promise<void>
}

const NO_METRICS: Metrics = { noteResponse: () => undefined, stop: async () => undefined }

/**
 * Figures for Prometheus under /metrics, on the loopback interface only: they tell more about an installation than
 * visitors should know. Without a port nothing is measured and the library is not even loaded.
 */
export async function startMetrics(port: number | undefined, log: Log): Promise<Metrics> {
  if (port === undefined) return NO_METRICS
  const { collectDefaultMetrics, Counter, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({
    name: 'trendverse_http_answers_total',
    help: 'HTTP answers by class of status',
    labelNames: ['status_class'],
    registers: [registry],
  })
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'The metrics could not be collected')
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    noteResponse: (statusCode) => answers.inc({ status_class: `${Math.floor(statusCode / 100)}xx` }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
