import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Types of a client, as a foreign generator makes them of an OpenAPI document. */
export async function clientTypes(document: object): Promise<string> {
  // Whether it is one is for the generator to say.
  return astToString(await openapiTS(structuredClone(document) as OpenAPI3))
}

/** What the compiler of this repository says of a client, which imports the types from `./api`; nothing where all is well. */
export async function compileClient(types: string, client: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trendverse-client-'))
  try {
    const config = { extends: join(ROOT, 'tsconfig.base.json'), include: ['*.ts'] }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
    await writeFile(join(folder, 'api.ts'), types)
    await writeFile(join(folder, 'client.ts'), client)
    return await new Promise((resolve) => {
      const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
      execFile(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], (error, said) =>
        resolve(error === null ? said : said || error.message),
      )
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
