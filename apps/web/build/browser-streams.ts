import { ReadableStream, TransformStream } from 'node:stream/web'

// Every browser has them, jsdom does not.
Object.assign(globalThis, { ReadableStream, TransformStream })
