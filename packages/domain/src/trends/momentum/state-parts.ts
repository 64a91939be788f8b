import { AppError } from '../../primitives/app-error'
import { type NumberArray, numbersFromText } from './bytes-text'

/** The state of an engine as named texts, each kept and replaced by itself. */
export type StateParts = Readonly<Record<string, string>>

/** One of them: its name and its text. */
export type StatePart = readonly [name: string, text: string]

export type StateRecord = Readonly<Record<string, unknown>>

/** A part of a state, read; the functions below check what is in it. All throw an AppError `invalid_input`. */
export function partOf(state: StateParts, name: string): StateRecord {
  const text = Object.hasOwn(state, name) ? state[name] : undefined
  if (text === undefined) return refuse(`its part ${name} is missing`)
  try {
    return recordOf(JSON.parse(text))
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('invalid_input', `The momentum state cannot be used: its part ${name} is not JSON.`, { cause })
  }
}

export function recordOf(value: unknown): StateRecord {
  return typeof value === 'object' && value !== null ? (value as StateRecord) : refuse('a part is missing')
}

export function listOf(value: unknown, length: number): readonly unknown[] {
  return Array.isArray(value) && value.length === length ? value : refuse('a list has the wrong length')
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : refuse('a number is missing')
}

/** A whole number from 0 to the highest allowed. */
export function countOf(value: unknown, highest: number): number {
  const count = numberOf(value)
  return Number.isInteger(count) && count >= 0 && count <= highest ? count : refuse('a number is out of range')
}

/** Fills an array from its text. */
export function fill(target: NumberArray, text: unknown, name: string): void {
  if (!numbersFromText(text, target)) refuse(`its ${name} are damaged`)
}

export function refuse(reason: string): never {
  throw new AppError('invalid_input', `The momentum state cannot be used: ${reason}.`)
}
