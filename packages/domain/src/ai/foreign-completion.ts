import { type Fields, isFields } from './json-fields'
/**
 * The choices in an answer that a gateway passes on in another API’s format: Anthropic, Gemini, Ollama, Cohere, Bedrock, the
 * Responses API or bare text. Null for any other format.
 */
export function foreignChoices(json: Fields): readonly Fields[] | null {
  if (Array.isArray(json.candidates)) return json.candidates.filter(isFields).map(ofGemini)
  if (Array.isArray(json.output)) return [ofResponses(json, json.output.filter(isFields))]
  const message = isFields(json.output) ? json.output.message : json.message
  if (isFields(message)) return [choice(message, json)]
  if (Array.isArray(json.content)) return [choice({ content: json.content }, json)]
  const said = [json.response, json.generated_text, json.output_text].find((one) => one !== undefined)
  if (typeof said === 'string') return [{ text: said, finish_reason: reasonIn(json) }]
  if (isFields(said)) return [choice({ content: said }, json)]
  return typeof json.text === 'string' && 'finish_reason' in json ? [json] : null
}

/** One event of Ollama’s stream, in OpenAI’s format. */
export function foreignPiece(event: Fields): Fields | null {
  if (typeof event.done !== 'boolean') return null
  const content = isFields(event.message) ? event.message.content : event.response
  return { delta: { content }, finish_reason: event.done_reason }
}

function choice(message: Fields, json: Fields): Fields {
  return { message, finish_reason: reasonIn(json) }
}

function reasonIn(json: Fields): unknown {
  return json.finish_reason ?? json.stop_reason ?? json.stopReason ?? json.done_reason
}

function ofGemini({ content, finishReason }: Fields): Fields {
  const parts = isFields(content) && Array.isArray(content.parts) ? content.parts.filter(isFields) : []
  const spoken = parts.filter(({ thought }) => thought !== true)
  return { message: { content: spoken }, finish_reason: finishReason }
}

function ofResponses(json: Fields, output: readonly Fields[]): Fields {
  const content = output.flatMap((item): readonly unknown[] => {
    if (item.type === 'function_call') return [item]
    return Array.isArray(item.content) && item.type === 'message' ? item.content : []
  })
  const { reason } = isFields(json.incomplete_details) ? json.incomplete_details : {}
  return { message: { content }, finish_reason: reason }
}
