import { STATUS_CODES } from 'node:http'
import type { AnySchema } from '@orpc/contract'
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { traverseContractProcedures } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { CallAccess, CallMeta } from '@trendverse/contract/access'
import { contract } from '@trendverse/contract/contract'
import { NAMED_ANSWERS, NAMED_INPUTS } from '@trendverse/contract/named-schemas'
import { PRODUCT_NAME } from '@trendverse/domain/primitives/product'
import { API_PREFIX } from './api-prefix'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

const ERROR_SCHEMA = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'For people; may change.' },
    code: { type: 'string', description: 'For programs; never changes.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong with which field of the input.',
    },
  },
} as const

const SECURITY_SCHEMES = {
  session: { type: 'http', scheme: 'bearer', description: 'The token that signing in or signing up answers.' },
  adminSession: { type: 'http', scheme: 'bearer', description: 'The token that POST /admin/login answers.' },
} as const

/** What the calls of each group are about. */
const TAGS: Readonly<Record<string, string>> = {
  Account: 'One’s own account: its profile, its limits, what it did, and its end.',
  Accounts: 'Signing up, in and out, and what mails about accounts lead to.',
  Admin: 'What administrators look after.',
  Contact: 'Messages to whoever runs the site.',
  Forecasts: 'What was expected of stories, and how it came out.',
  Games: 'The catalogue of games, runs, boards and forecasts of players.',
  'Identity check': 'Checks of who somebody is.',
  Mail: 'Mail servers, templates and the outbox.',
  Memes: 'Memes about trends: made, changed, kept and shared.',
  Newsletter: 'Subscribing to news of the site by mail, and leaving.',
  Operation: 'Whether the server is well.',
  Quizzes: 'Quizzes about trends, their answers and their boards.',
  Reports: 'What visitors find wrong with the content of others.',
  Settings: 'What every page needs to know of the site.',
  Sharing: 'The site’s pages elsewhere, and where sharing leads.',
  Trends: 'What the world is talking about, and the sources it is taken from.',
  Universe: 'Every trend there ever was, as stars.',
}

/** Which session a call asks for. An empty entry: it may be made without one. */
const SECURITY: Readonly<Record<CallAccess, OpenAPI.SecurityRequirementObject[]>> = {
  public: [{}, { session: [] }],
  blocked: [{ session: [] }],
  user: [{ session: [] }],
  admin: [{ adminSession: [] }],
}

/** What each operation asks for, by method and path. */
function securityOfCalls(): ReadonlyMap<string, OpenAPI.SecurityRequirementObject[]> {
  const found = new Map<string, OpenAPI.SecurityRequirementObject[]>()
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { route } = procedure['~orpc']
    // Every call of the contract is made by `access.ts`, which gives it this.
    const { access } = procedure['~orpc'].meta as CallMeta
    found.set(`${route.method?.toLowerCase()} ${route.path}`, SECURITY[access])
  })
  return found
}

type Named = NonNullable<NonNullable<Parameters<OpenAPIGenerator['generate']>[1]>['commonSchemas']>

/** Shapes by their names. Those of answers are what comes out of them, those of calls what goes in. */
function named(schemas: Readonly<Record<string, AnySchema>>, strategy: 'input' | 'output'): Named {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, { schema, strategy }]))
}

/** The contract as an OpenAPI 3.1 document, generated so that it cannot drift from what is served. */
export async function openApiDocument(options: {
  readonly version: string
  readonly publicUrl: string
}): Promise<OpenAPI.Document> {
  const security = securityOfCalls()
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: {
      title: `${PRODUCT_NAME} API`,
      version: options.version,
      description:
        'JSON in and out. A success carries `data`, a failure `message`, `code` and, where input was wrong, `fields`.',
    },
    servers: [{ url: `${options.publicUrl}${API_PREFIX}` }],
    customErrorResponseBodySchema: (definedErrors) => ({
      ...ERROR_SCHEMA,
      properties: {
        ...ERROR_SCHEMA.properties,
        code: { type: 'string', enum: definedErrors.map(([code]) => code) },
      },
    }),
    components: { securitySchemes: SECURITY_SCHEMES },
    commonSchemas: { ...named(NAMED_ANSWERS, 'output'), ...named(NAMED_INPUTS, 'input') },
  })
  const tags = new Set<string>()
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = operations?.[method]
      const asked = security.get(`${method} ${path}`)
      if (operation !== undefined && asked !== undefined) operation.security = asked
      for (const tag of operation?.tags ?? []) tags.add(tag)
    }
  }
  document.tags = [...tags].map((name) => ({ name, description: TAGS[name] ?? '' }))
  nameFailures(document)
  keepStricterBounds(document)
  return document
}

/** Every call may fail in the same ways, which are described once. */
function nameFailures(document: OpenAPI.Document): void {
  const failures: Record<string, OpenAPI.ResponseObject | OpenAPI.ReferenceObject> = {}
  for (const operations of Object.values(document.paths ?? {})) {
    for (const method of METHODS) {
      const responses = operations?.[method]?.responses ?? {}
      for (const [status, response] of Object.entries(responses)) {
        if (Number(status) < 400) continue
        const reason = STATUS_CODES[status] ?? status
        const name = reason.replaceAll(' ', '')
        failures[name] = { ...response, description: reason }
        responses[status] = { $ref: `#/components/responses/${name}` }
      }
    }
  }
  document.components = { ...document.components, responses: failures }
}

/** A number that must be above a bound needs no second bound at or below it. */
function keepStricterBounds(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return
  if ('minimum' in schema && 'exclusiveMinimum' in schema) {
    if (Number(schema.exclusiveMinimum) >= Number(schema.minimum)) delete schema.minimum
    else delete schema.exclusiveMinimum
  }
  for (const part of Object.values(schema)) keepStricterBounds(part)
}
