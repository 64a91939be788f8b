import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@trendverse/contract/contract'
import { PRODUCT_NAME } from '@trendverse/domain/primitives/product'
import { API_PREFIX } from './api-prefix'

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

/** The contract as an OpenAPI 3.1 document, generated so that it cannot drift from what is served. */
export async function openApiDocument(options: {
  readonly version: string
  readonly publicUrl: string
}): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(contract, {
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
  })
}
