import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { DEFAULT_SOURCE_SETTINGS, type SourceSettings } from '@trendverse/trend-sources/source-settings'
import { createTrendSourceGateway, type TrendSourceGatewayOptions } from '../trend-source-gateway'

/** The instant every gateway test lives at: 1 September 2026, noon UTC. */
export const NOW_MS = Date.UTC(2026, 8, 1, 12)
const cleanUps: (() => unknown)[] = []

/** Has something ended after the running test. */
export function afterThisTest(cleanUp: () => unknown): void {
  cleanUps.push(cleanUp)
}

/** For `afterEach`: ends what the test started, latest first. */
export async function endAll(): Promise<void> {
  for (const end of cleanUps.splice(0).reverse()) await end()
}

type Overrides = Partial<Omit<TrendSourceGatewayOptions, 'settings'>> & {
  readonly settings?: Partial<SourceSettings>
}

/** A gateway over replaced addresses with the default settings; closed after the test. */
export function gatewayFor(env: Record<string, string | undefined>, { settings, ...overrides }: Overrides = {}) {
  const gateway = createTrendSourceGateway({
    env,
    enabled: undefined,
    publicUrl: 'https://trends.example',
    version: '1.2.3',
    nowMs: () => NOW_MS,
    settings: { ...DEFAULT_SOURCE_SETTINGS, ...settings },
    ...overrides,
  })
  cleanUps.push(() => gateway.close())
  return gateway
}

/** A local HTTP server; returns its origin; closed after the test. */
export async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A signal that never fires. */
export const never = new AbortController().signal

export async function itemsOf(reading: ReturnType<ReturnType<typeof gatewayFor>['read']>) {
  const result = await reading
  if (result.kind !== 'items') throw new Error('expected items')
  return result
}

export async function refusalOf(reading: Promise<unknown>): Promise<AppError> {
  const error = await reading.then(
    () => null,
    (caught: unknown) => caught,
  )
  if (!(error instanceof AppError)) throw new Error('expected a refusal', { cause: error })
  return error
}
