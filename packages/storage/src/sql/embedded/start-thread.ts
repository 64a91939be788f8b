import { Worker, type WorkerOptions } from 'node:worker_threads'
import { tsxModule } from './tsx-module'

/** Starts a worker thread on one of our own files: JavaScript as built, or TypeScript source, which goes through tsx. */
export function startThread(url: URL, options: Omit<WorkerOptions, 'eval' | 'execArgv'>): Worker {
  if (!url.pathname.endsWith('.ts')) return new Worker(url, options)
  const tsx = JSON.stringify(tsxModule('tsx/esm/api'))
  const load = `import(${tsx}).then((tsx) => { tsx.register(); return import(${JSON.stringify(url.href)}) })`
  return new Worker(load, { ...options, eval: true, execArgv: [] })
}
