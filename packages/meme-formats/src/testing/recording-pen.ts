import type { Pen } from '../pen'

/** A pen that draws nothing and writes down what it is told, in order: calls with their arguments, and settings. */
export function recordingPen(): { readonly pen: Pen; readonly record: readonly string[] } {
  const record: string[] = []
  const settings = new Map<PropertyKey, unknown>()
  const gradient = (name: string, parts: readonly unknown[]) => {
    record.push(`${name} ${parts.join(' ')}`)
    return { addColorStop: (offset: number, color: string) => void record.push(`stop ${offset} ${color}`) }
  }
  const pen = new Proxy(
    {},
    {
      get: (_, name) => {
        if (settings.has(name)) return settings.get(name)
        return (...parts: readonly unknown[]) => {
          if (String(name).startsWith('create')) return gradient(String(name), parts)
          record.push(`${String(name)} ${parts.join(' ')}`)
          return { width: 0 }
        }
      },
      set: (_, name, value: unknown) => {
        settings.set(name, value)
        record.push(`${String(name)} = ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        return true
      },
    },
  )
  // the proxy answers every name a pen has
  return { pen: pen as Pen, record }
}
