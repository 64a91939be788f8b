import type { OpenAPI } from '@orpc/openapi'

type Schema = Readonly<Record<string, unknown>>

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLE = `
:root{color-scheme:dark light;--line:color-mix(in srgb,currentColor 22%,transparent)}
body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem;background:Canvas;color:CanvasText}
h1{font-size:1.8rem}h2{font-size:1.15rem;margin-top:2.5rem;border-top:1px solid var(--line);padding-top:1.2rem}
h3{font-size:.95rem;margin-bottom:.3rem}code,pre{font-family:ui-monospace,monospace;font-size:.9em}
pre{border:1px solid var(--line);border-radius:.5rem;padding:.8rem;white-space:pre-wrap}
body{overflow-wrap:anywhere}
.method{display:inline-block;min-width:3.5rem;font-weight:700}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid var(--line);padding:.35rem .6rem .35rem 0;text-align:left;vertical-align:top}
nav a{display:block}`

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A value with every named shape in the place of its name. No shape of ours holds itself. */
function inPlace(value: unknown, components: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => inPlace(one, components))
  if (!isSchema(value)) return value
  if (typeof value.$ref === 'string') {
    const [, , kind = '', name = ''] = value.$ref.split('/')
    const shapes = isSchema(components) ? components[kind] : undefined
    return isSchema(shapes) ? inPlace(shapes[name], components) : value
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inPlace(part, components)]))
}

/** A field's type in a few words. */
export function describeType(schema: unknown): string {
  if (!isSchema(schema)) return 'any'
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return [...new Set(choices.map(describeType))].join(' or ')
  const name = Array.isArray(schema.type) ? schema.type.join(' or ') : textOf(schema.type ?? 'any')
  if (name === 'array') return `list of ${describeType(schema.items)}`
  const bounds = [
    schema.format === undefined ? '' : textOf(schema.format),
    schema.minimum === undefined ? '' : `from ${textOf(schema.minimum)}`,
    schema.exclusiveMinimum === undefined ? '' : `above ${textOf(schema.exclusiveMinimum)}`,
    schema.maximum === undefined ? '' : `to ${textOf(schema.maximum)}`,
    schema.maxLength === undefined ? '' : `at most ${textOf(schema.maxLength)} characters`,
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ].filter((part) => part !== '')
  return bounds.length === 0 ? name : `${name} (${bounds.join(', ')})`
}

/** A value of the shape a schema describes, as an example to read. Deep structures end in `{}`. */
export function exampleOf(schema: unknown, depth = 0): unknown {
  if (!isSchema(schema) || depth > 6) return {}
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (Array.isArray(choices)) return exampleOf(choices[0], depth + 1)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(isSchema(schema.properties) ? schema.properties : {}).map(([name, inner]) => [
          name,
          exampleOf(inner, depth + 1),
        ]),
      )
    case 'array':
      return [exampleOf(schema.items, depth + 1)]
    case 'integer':
    case 'number':
      return schema.minimum ?? (typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + 1 : 0)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return TEXT_EXAMPLES[String(schema.format)] ?? 'text'
  }
}

const TEXT_EXAMPLES: Readonly<Record<string, string>> = {
  uuid: '019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a5b',
  'date-time': '2026-01-02T12:00:00Z',
  uri: 'https://example.org/page',
}

const row = (name: string, where: string, schema: unknown, required: boolean): string =>
  `<tr><td><code>${escapeHtml(name)}</code></td><td>${where}${required ? ', required' : ''}</td><td>${escapeHtml(describeType(schema))}</td></tr>`

function bodySchema(content: unknown): Schema | undefined {
  if (!isSchema(content) || !isSchema(content['application/json'])) return undefined
  const { schema } = content['application/json']
  return isSchema(schema) ? schema : undefined
}

function inputRows(operation: OpenAPI.OperationObject): string[] {
  const parameters = (operation.parameters ?? []).flatMap((parameter) =>
    'name' in parameter
      ? [row(parameter.name, parameter.in === 'path' ? 'path' : 'query', parameter.schema, parameter.required ?? false)]
      : [],
  )
  const body =
    operation.requestBody !== undefined && 'content' in operation.requestBody
      ? bodySchema(operation.requestBody.content)
      : undefined
  const required = Array.isArray(body?.required) ? body.required : []
  const fields = Object.entries(isSchema(body?.properties) ? body.properties : {})
  return [...parameters, ...fields.map(([name, schema]) => row(name, 'body', schema, required.includes(name)))]
}

function describeOperation(method: string, path: string, operation: OpenAPI.OperationObject, base: string): string {
  const rows = inputRows(operation)
  const success = operation.responses?.['200']
  const output = success !== undefined && 'content' in success ? bodySchema(success.content) : undefined
  return `<h2 id="${escapeHtml(operation.operationId ?? path)}"><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')}${operation.description === undefined ? '' : `<br>${escapeHtml(operation.description)}`}</p>
${rows.length === 0 ? '' : `<h3>Input</h3><table><tr><th>Name</th><th>Where</th><th>Type</th></tr>${rows.join('')}</table>`}
<h3>Example</h3><pre>curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${escapeHtml(base + path)}</pre>
${output === undefined ? '' : `<h3>Answer</h3><pre>${escapeHtml(JSON.stringify(exampleOf(output), null, 2))}</pre>`}`
}

/** The API as a page to read: plain HTML made here, no script, nothing loaded from elsewhere. */
export function docsPage(document: OpenAPI.Document): string {
  const base = document.servers?.[0]?.url ?? ''
  // Its form is that of the paths it is made of.
  const paths = inPlace(document.paths ?? {}, document.components) as NonNullable<OpenAPI.Document['paths']>
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item?.[method]
      return operation === undefined ? [] : [{ method, path, operation }]
    }),
  )
  const links = operations.map(
    ({ method, path, operation }) =>
      `<a href="#${escapeHtml(operation.operationId ?? path)}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></a>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(document.info.title)}</title><style>${STYLE}</style></head><body><main>
<h1>${escapeHtml(document.info.title)}</h1>
<p>${escapeHtml(document.info.description ?? '')} Every path lies below <code>${escapeHtml(base)}</code>. The same as
<a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Calls">${links.join('')}</nav>
${operations.map(({ method, path, operation }) => describeOperation(method, path, operation, base)).join('\n')}
<h2>Failures</h2><pre>${escapeHtml(JSON.stringify({ message: 'Some fields are not valid.', code: 'invalid_input', fields: { pageSize: 'Too big' } }, null, 2))}</pre>
</main></body></html>`
}
