import { resolve } from 'node:path'
import { API_KEY } from '@trendverse/domain/ai/ai-key'
import { SOURCE_IDS, type SourceId } from '@trendverse/domain/trends/items/source'
import { z } from 'zod'
import {
  aiAddress,
  hostList,
  hostName,
  MAX_TRUSTED_PROXIES,
  onOff,
  port,
  sourceList,
  trustProxy,
  WEBHOOK_SECRET,
  webOrigin,
  wholeNumber,
} from './config-values'
import { readS3Address, type S3Address } from './infrastructure/media/s3-address'
import { readSmtpAddress, type SmtpAddress } from './infrastructure/smtp-address'
import { readBy } from './read-by'

/** Settings of an installation, read once from the environment. None is required. */
export type Config = {
  readonly port: number
  /** Address to listen on; undefined listens on all of them. */
  readonly host: string | undefined
  /** PostgreSQL address, or undefined for the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Absolute path of the data folder. */
  readonly dataDir: string
  /** Origin of every link we hand out, without a trailing slash. Never taken from a request. */
  readonly publicUrl: string
  /** PUBLIC_URL itself, undefined when it is not set. */
  readonly publicOrigin: string | undefined
  /** How many proxies in front of us tell the truth about the client's address; 0 believes nobody. */
  readonly trustedProxies: number
  readonly role: 'all' | 'api' | 'worker'
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  readonly production: boolean
  /** Where visitors' files are kept; undefined keeps them in the data folder. */
  readonly mediaStore: S3Address | undefined
  /** What mail goes through while administrators have set up no server; undefined: nothing. */
  readonly smtp: SmtpAddress | undefined
  /** What sealed secrets are wrapped with; undefined takes the file `secret.key` in the data folder. */
  readonly secretKey: string | undefined
  /** Another key than the one secrets were sealed with takes its place: what was sealed is lost. */
  readonly acceptsNewSecretKey: boolean
  /** Shared with the identity provider; undefined: no results are taken. */
  readonly kycWebhookSecret: string | undefined
  /** The sources to read; undefined lets their own settings decide. */
  readonly sources: readonly SourceId[] | undefined
  /** Whether the heads of pages that trends link to are read. */
  readonly pageHeads: boolean
  /** Where models are asked, by people's name for it, and a key to begin with. */
  readonly ai: {
    readonly provider: string
    readonly baseUrl: string
    readonly apiKey: string | undefined
    /** Hosts of pictures a model painted that may be private, with their ports where they name one. */
    readonly imageHosts: readonly string[]
    /** Calls of a UTC day that tell in one sentence why a story is talked about; 0: none. */
    readonly sentencesPerDay: number
  }
  /** Where texts become vectors that propose merges of stories; undefined: nowhere. */
  readonly embeddings:
    | { readonly baseUrl: string; readonly model: string; readonly apiKey: string | undefined }
    | undefined
  /**
   * Seconds between being told to stop and closing the port. Meanwhile requests are answered, and readiness says 503, so that
   * a balancer sends the next ones elsewhere.
   */
  readonly drainSeconds: number
  /** Port of the metrics listener, or undefined: no metrics. */
  readonly metricsPort: number | undefined
  /** Address the metrics listener listens on. */
  readonly metricsHost: string
}

/** A variable that cannot be used. The message is one sentence for the operator and names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const DEFAULT_PORT = 3000

/** The strongest stories of a day; what a first key allows is for quizzes. */
const DEFAULT_SENTENCES_PER_DAY = 40
const MAX_SENTENCES_PER_DAY = 100_000

const MAX_DRAIN_SECONDS = 120
/** Balancers ask for readiness every few seconds. */
const PRODUCTION_DRAIN_SECONDS = 5

/** The embeddings of the provider most keys are for. */
const DEFAULT_EMBEDDINGS_MODEL = 'text-embedding-3-small'

/** How to read each variable, and what it should have been when it cannot be read. */
const VARIABLES = {
  PORT: [port, 'a port number from 0 to 65535'],
  HOST: [hostName, 'a host name or an address'],
  DATABASE_URL: [
    z.string().regex(/^postgres(ql)?:\/\/\S+$/),
    'an address such as postgres://user:password@host:5432/name',
  ],
  DATA_DIR: [z.string().refine((path) => !path.includes('\0')), 'a folder'],
  PUBLIC_URL: [webOrigin, 'an origin such as https://trends.example, without a path'],
  TRUST_PROXY: [trustProxy, `on, off, or the number of proxies in front of the server (0 to ${MAX_TRUSTED_PROXIES})`],
  ROLE: [z.enum(['all', 'api', 'worker']), 'all, api or worker'],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'one of fatal, error, warn, info, debug, trace, silent',
  ],
  MEDIA_URL: [
    readBy(readS3Address),
    'an address such as s3://key:secret@host/bucket?region=us-east-1 (tls=off where the store has no TLS)',
  ],
  SMTP_URL: [
    readBy(readSmtpAddress),
    'an address such as smtps://user:password@mail.example.org?from=hello@example.org (smtp:// upgrades to TLS; tls=off keeps it plain)',
  ],
  SECRET_KEY: [z.string().regex(/^\S{32,512}$/), 'a random text of at least 32 characters without spaces'],
  NEW_SECRET_KEY: [z.literal('accept'), 'accept'],
  KYC_WEBHOOK_SECRET: [
    z.string().regex(WEBHOOK_SECRET),
    'a secret of Standard Webhooks: "whsec_" and 24 to 64 bytes in base64',
  ],
  SOURCES: [sourceList, `none, or a list of ${SOURCE_IDS.join(', ')}`],
  PAGE_HEADS: [onOff, 'on or off'],
  AI_API_KEY: [z.string().regex(API_KEY), 'a key of 8 to 500 visible characters'],
  AI_BASE_URL: [aiAddress, 'an address such as https://api.openai.com/v1, without user or fragment'],
  AI_IMAGE_HOSTS: [hostList, 'a list of hosts such as images.example.org, 127.0.0.1:9000'],
  AI_SENTENCES_PER_DAY: [wholeNumber(MAX_SENTENCES_PER_DAY), `a number of calls from 0 to ${MAX_SENTENCES_PER_DAY}`],
  AI_PROVIDER: [z.string().regex(/^[^\p{Cc}]{1,60}$/u), 'a name of at most 60 characters'],
  EMBEDDINGS_BASE_URL: [aiAddress, 'an address such as http://127.0.0.1:11434/v1, without user or fragment'],
  EMBEDDINGS_KEY: [z.string().regex(API_KEY), 'a key of 8 to 500 visible characters'],
  EMBEDDINGS_MODEL: [z.string().regex(/^\S{1,200}$/), 'a name without spaces'],
  DRAIN_SECONDS: [wholeNumber(MAX_DRAIN_SECONDS), `a number of seconds from 0 to ${MAX_DRAIN_SECONDS}`],
  METRICS_PORT: [port, 'a port number from 0 to 65535'],
  METRICS_HOST: [hostName, 'a host name or an address'],
} as const

type Environment = Readonly<Record<string, string | undefined>>

/** Shown values are cut, and never shown at all where they may hold a password. */
function unusable(name: string, value: string, expected: string): ConfigError {
  const shown =
    name.endsWith('_URL') || name.includes('SECRET') || name.endsWith('_KEY')
      ? 'its value'
      : JSON.stringify(value.slice(0, 60))
  return new ConfigError(`The variable ${name} cannot be used: ${shown} is not ${expected}.`)
}

function read<Name extends keyof typeof VARIABLES>(
  environment: Environment,
  name: Name,
): z.output<(typeof VARIABLES)[Name][0]> | undefined {
  const text = environment[name]?.trim()
  if (text === undefined || text === '') return undefined
  const [schema, expected] = VARIABLES[name]
  const result = schema.safeParse(text)
  if (!result.success) throw unusable(name, text, expected)
  // Each schema's output is the type its name promises; the table loses that link.
  return result.data as z.output<(typeof VARIABLES)[Name][0]>
}

function readEmbeddings(environment: Environment): Config['embeddings'] {
  const baseUrl = read(environment, 'EMBEDDINGS_BASE_URL')
  const model = read(environment, 'EMBEDDINGS_MODEL') ?? DEFAULT_EMBEDDINGS_MODEL
  const apiKey = read(environment, 'EMBEDDINGS_KEY')
  return baseUrl === undefined ? undefined : { baseUrl, model, apiKey }
}

/**
 * Reads the environment once. Empty variables count as unset.
 * Throws ConfigError on the first variable that cannot be used.
 */
export function readConfig(environment: Environment, workingDir: string): Config {
  const listenPort = read(environment, 'PORT') ?? DEFAULT_PORT
  const role = read(environment, 'ROLE') ?? 'all'
  const databaseUrl = read(environment, 'DATABASE_URL')
  const publicOrigin = read(environment, 'PUBLIC_URL')
  const production = environment.NODE_ENV === 'production'
  if (role !== 'all' && databaseUrl === undefined) {
    throw new ConfigError(
      `The variable ROLE cannot be "${role}" without DATABASE_URL: several processes cannot share the embedded database.`,
    )
  }
  return {
    port: listenPort,
    host: read(environment, 'HOST'),
    databaseUrl,
    dataDir: resolve(workingDir, read(environment, 'DATA_DIR') ?? 'data'),
    publicUrl: publicOrigin ?? `http://localhost:${listenPort}`,
    publicOrigin,
    trustedProxies: read(environment, 'TRUST_PROXY') ?? 0,
    role,
    logLevel: read(environment, 'LOG_LEVEL') ?? 'info',
    production,
    mediaStore: read(environment, 'MEDIA_URL'),
    smtp: read(environment, 'SMTP_URL'),
    secretKey: read(environment, 'SECRET_KEY'),
    acceptsNewSecretKey: read(environment, 'NEW_SECRET_KEY') !== undefined,
    kycWebhookSecret: read(environment, 'KYC_WEBHOOK_SECRET'),
    sources: read(environment, 'SOURCES'),
    pageHeads: read(environment, 'PAGE_HEADS') ?? true,
    ai: {
      provider: read(environment, 'AI_PROVIDER') ?? 'OpenAI',
      baseUrl: read(environment, 'AI_BASE_URL') ?? 'https://api.openai.com/v1',
      apiKey: read(environment, 'AI_API_KEY'),
      imageHosts: read(environment, 'AI_IMAGE_HOSTS') ?? [],
      sentencesPerDay: read(environment, 'AI_SENTENCES_PER_DAY') ?? DEFAULT_SENTENCES_PER_DAY,
    },
    embeddings: readEmbeddings(environment),
    drainSeconds: read(environment, 'DRAIN_SECONDS') ?? (production ? PRODUCTION_DRAIN_SECONDS : 0),
    metricsPort: read(environment, 'METRICS_PORT'),
    metricsHost: read(environment, 'METRICS_HOST') ?? '127.0.0.1',
  }
}
