import type { Caller } from '../accounts/caller'
import type { ForecastFigures } from '../forecasts/read-forecasts'
import type { ReadinessPorts } from '../health/check-readiness'
import type { HealthPorts } from '../health/get-health'
import type { IngestRepository } from '../ports/ingest'
import type {
  CallPorts,
  ContentPorts,
  GamePorts,
  MailPorts,
  MediaPorts,
  Needs,
  StoragePorts,
  WorldPorts,
} from '../ports/ports'
import type { CallOrigin } from '../ports/world'

/** No call touches them; of the first four calls read a part. */
type BesideCalls = 'ingest' | 'forecasts' | 'jobs' | 'pageHeads' | 'aiKeys' | 'aiQueue' | 'generationJobs'

/** What the calls need from the home they run in: the server's request or the visitor's browser. */
export type RouterContext = Omit<StoragePorts, BesideCalls> &
  HealthPorts &
  ReadinessPorts &
  Omit<WorldPorts, 'startTimer' | 'letOthersRun'> &
  MailPorts &
  MediaPorts &
  GamePorts &
  ContentPorts &
  CallPorts &
  Needs<'ai'> & {
    /** What was counted of items that forecasts are made of. */
    readonly ingest: Pick<IngestRepository, 'listObservations'>
    readonly forecasts: ForecastFigures
    readonly origin: CallOrigin
    /** Version of the product and the instant this process (or page) started, milliseconds since 1970. */
    readonly about: { readonly version: string; readonly startedAtMs: number }
  }

/** What handlers see: the caller is known and was admitted. */
export type AdmittedContext = RouterContext & { readonly caller: Caller }
