import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config'

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/trendverse')

function refusal(environment: Record<string, string>): string {
  try {
    read(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('the environment should have been refused')
}

describe('readConfig', () => {
  it('needs no variable at all', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      dataDir: '/srv/trendverse/data',
      publicUrl: 'http://localhost:3000',
      publicOrigin: undefined,
      trustedProxies: 0,
      role: 'all',
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
    })
  })

  it('takes empty variables for unset', () => {
    expect(read({ PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  it('reads where visitors’ files are kept, and never shows the address when it cannot be read', () => {
    expect(read({}).mediaStore).toBeUndefined()
    expect(read({ MEDIA_URL: 's3://key:secret@s3.example/pictures' }).mediaStore).toMatchObject({
      bucketUrl: 'https://s3.example/pictures',
    })
    const message = refusal({ MEDIA_URL: 'https://key:secret-word@s3.example' })
    expect(message).toContain('MEDIA_URL')
    expect(message).not.toContain('secret-word')
  })

  it('reads a mail server, and never shows its address when it cannot be read', () => {
    expect(read({}).smtp).toBeUndefined()
    expect(read({ SMTP_URL: 'smtps://me@example.org:secret@mail.example' }).smtp).toMatchObject({
      host: 'mail.example',
      fromAddress: 'me@example.org',
    })
    const message = refusal({ SMTP_URL: 'smtp://me:secret-word@mail.example' })
    expect(message).toMatch(/^The variable SMTP_URL cannot be used: its value is not an address such as [^\n]+\.$/)
    expect(message).not.toContain('secret-word')
  })

  it('follows the port with the default public address', () => {
    expect(read({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  })

  it('drops the trailing slash of the public address and lower-cases its host', () => {
    expect(read({ PUBLIC_URL: 'https://Trends.Example/' })).toMatchObject({
      publicUrl: 'https://trends.example',
      publicOrigin: 'https://trends.example',
    })
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000; rm'],
    ['PORT', '3e3'],
    ['PUBLIC_URL', 'trends.example'],
    ['PUBLIC_URL', 'ftp://trends.example'],
    ['PUBLIC_URL', 'https://trends.example/path'],
    ['PUBLIC_URL', 'https://user:secret@trends.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '11'],
    ['ROLE', 'admin'],
    ['LOG_LEVEL', 'loud'],
    ['HOST', 'a host'],
    ['SECRET_KEY', 'x'.repeat(31)],
    ['SECRET_KEY', 'thirty-two characters and a space'],
    ['KYC_WEBHOOK_SECRET', 'whsec_short'],
    ['KYC_WEBHOOK_SECRET', `whsec_${'_'.repeat(32)}`],
    ['KYC_WEBHOOK_SECRET', 'A'.repeat(33)],
    ['SOURCES', 'wikipedia, myspace'],
    ['PAGE_HEADS', 'sometimes'],
  ])('refuses %s=%s with a sentence that names the variable', (name, value) => {
    const message = refusal({ [name]: value })
    expect(message).toContain(name)
    expect(message).toMatch(/^[^\n]+\.$/)
  })

  it('never shows the value of an address, it may hold a password', () => {
    expect(refusal({ DATABASE_URL: 'mysql://me:hunter2@db/x' })).not.toContain('hunter2')
    expect(refusal({ PUBLIC_URL: 'https://me:hunter2@trends.example' })).not.toContain('hunter2')
    expect(refusal({ SECRET_KEY: 'hunter2' })).not.toContain('hunter2')
    expect(refusal({ KYC_WEBHOOK_SECRET: 'hunter2' })).not.toContain('hunter2')
  })

  it('takes the identity provider’s secret with and without its usual beginning', () => {
    for (const secret of [`whsec_${'A'.repeat(32)}`, 'A'.repeat(88), `${'A'.repeat(42)}==`]) {
      expect(read({ KYC_WEBHOOK_SECRET: secret }).kycWebhookSecret).toBe(secret)
    }
  })

  it.each([
    ['off', 0],
    ['false', 0],
    ['0', 0],
    ['on', 1],
    ['true', 1],
    ['2', 2],
  ])('reads TRUST_PROXY=%s as %i trusted proxies', (value, hops) => {
    expect(read({ TRUST_PROXY: value }).trustedProxies).toBe(hops)
  })

  it('reads which sources to ask', () => {
    expect(read({}).sources).toBeUndefined()
    expect(read({ SOURCES: 'none' }).sources).toEqual([])
    expect(read({ SOURCES: 'wikipedia, github' }).sources).toEqual(['wikipedia', 'github'])
  })

  it('reads the heads of linked pages unless told not to', () => {
    expect(read({}).pageHeads).toBe(true)
    expect(read({ PAGE_HEADS: 'on' }).pageHeads).toBe(true)
    expect(read({ PAGE_HEADS: 'off' }).pageHeads).toBe(false)
  })

  it('reads how often a day models are asked about stories, 40 times unless told otherwise', () => {
    expect(read({}).ai.sentencesPerDay).toBe(40)
    expect(read({ AI_SENTENCES_PER_DAY: '0' }).ai.sentencesPerDay).toBe(0)
    expect(read({ AI_SENTENCES_PER_DAY: ' 500 ' }).ai.sentencesPerDay).toBe(500)
    for (const value of ['-1', '1.5', 'many', '100001', '9'.repeat(30)]) {
      expect(refusal({ AI_SENTENCES_PER_DAY: value }), value).toContain('AI_SENTENCES_PER_DAY')
    }
  })

  it('asks no embedding model unless an operator names an address, which may be private', () => {
    expect(read({}).embeddings).toBeUndefined()
    expect(read({ EMBEDDINGS_MODEL: 'm', EMBEDDINGS_KEY: 'key-12345678' }).embeddings).toBeUndefined()
    expect(read({ EMBEDDINGS_BASE_URL: 'http://127.0.0.1:11434/v1/' }).embeddings).toEqual({
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'text-embedding-3-small',
      apiKey: undefined,
    })
    const named = {
      EMBEDDINGS_BASE_URL: 'https://ai.example/v1',
      EMBEDDINGS_MODEL: 'bge-m3',
      EMBEDDINGS_KEY: 'key-12345678',
    }
    expect(read(named).embeddings).toMatchObject({ model: 'bge-m3', apiKey: 'key-12345678' })
    for (const url of [
      'ftp://ai.example',
      'https://user:secret@ai.example/v1',
      'ai.example',
      'https://ai.example/v1?a=1#here',
    ]) {
      const message = refusal({ EMBEDDINGS_BASE_URL: url })
      expect(message, url).toContain('EMBEDDINGS_BASE_URL')
      expect(message).not.toContain('secret')
    }
    for (const name of ['AI_BASE_URL', 'EMBEDDINGS_BASE_URL']) {
      const { ai, embeddings } = read({
        [name]: 'https://me.example/openai/deployments/gpt/?api-version=2024-06-01&x=',
      })
      const taken = name === 'AI_BASE_URL' ? ai.baseUrl : embeddings?.baseUrl
      expect(taken).toBe('https://me.example/openai/deployments/gpt?api-version=2024-06-01&x=')
    }
    const badKey = refusal({ EMBEDDINGS_KEY: 'sec ret' })
    expect(badKey).toContain('EMBEDDINGS_KEY')
    expect(badKey).not.toContain('sec ret')
    expect(refusal({ EMBEDDINGS_MODEL: 'two words' })).toContain('EMBEDDINGS_MODEL')
  })

  it.each([
    ['https://me.example/v1/chat/completions', 'https://me.example/v1'],
    [
      'https://me.example/openai/deployments/gpt/chat/completions?api-version=2024-06-01',
      'https://me.example/openai/deployments/gpt?api-version=2024-06-01',
    ],
    ['https://me.example/v1/images/generations/', 'https://me.example/v1'],
    ['https://me.example/v1/embeddings', 'https://me.example/v1'],
    ['https://me.example/v1/models', 'https://me.example/v1'],
    ['HTTPS://Me.example/v1?', 'https://me.example/v1'],
    ['https://me.example/v1?api-version=1#', 'https://me.example/v1?api-version=1'],
    ['https://me.example', 'https://me.example'],
  ])('takes the address of one call for that of all: %s', (given, base) => {
    expect(read({ AI_BASE_URL: given }).ai.baseUrl).toBe(base)
    expect(read({ EMBEDDINGS_BASE_URL: given }).embeddings?.baseUrl).toBe(base)
  })

  it('reads whose pictures may come from a private address', () => {
    expect(read({}).ai.imageHosts).toEqual([])
    expect(read({ AI_IMAGE_HOSTS: 'Images.Example.org, 127.0.0.1:9000 [::1]:80' }).ai.imageHosts).toEqual([
      'images.example.org',
      '127.0.0.1:9000',
      '[::1]',
    ])
    for (const value of ['https://images.example.org', 'host/path', 'me@host', 'a b:99999']) {
      expect(refusal({ AI_IMAGE_HOSTS: value }), value).toContain('AI_IMAGE_HOSTS')
    }
  })

  it('takes a PostgreSQL address over a Unix socket', () => {
    const databaseUrl = 'postgresql://me@/trends?host=%2Frun%2Fpostgresql'
    expect(read({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl)
  })

  it('refuses a lone role on the embedded database', () => {
    expect(refusal({ ROLE: 'worker' })).toContain('ROLE')
    expect(read({ ROLE: 'worker', DATABASE_URL: 'postgres://u:p@localhost/t' }).role).toBe('worker')
  })
})
