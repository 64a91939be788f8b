import { type Fields, isFields } from './json-fields'
/**
 * The arguments of a tool call. Some models that are asked for JSON answer with one: in `tool_calls`, `function_call`, or a
 * part such as `tool_use`. Empty if there is no call.
 */
export function calledArguments(message: Fields): string {
  const calls: readonly unknown[] = Array.isArray(message.tool_calls) ? message.tool_calls : []
  const parts: readonly unknown[] = Array.isArray(message.content) ? message.content : []
  const given = [...calls, message.function_call, ...parts].map((one) => (isFields(one) ? argumentsOf(one) : undefined))
  const first = given.find((one) => one !== undefined && one !== null && one !== '')
  return typeof first === 'string' ? first : first === undefined ? '' : JSON.stringify(first)
}

function argumentsOf(call: Fields): unknown {
  const inner = [call.function, call.functionCall].find(isFields) ?? call
  return inner.arguments ?? inner.args ?? inner.input ?? inner.json
}
