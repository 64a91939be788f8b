import type { Complaint } from './provider-complaint'

const MODEL_CODES =
  /model_?not_?(?:found|available)|model_decommissioned|unknown_model|invalid_model|deployment_?not_?found/i
const IS_GONE =
  /not exist|no such|not found|no longer|deprecated|decommissioned|retired|shut ?down|sunset|unknown|not (?:a )?(?:valid|supported|available)|unsupported|invalid|unavailable|no access|not have access|no endpoints|input should be|不存在/i
const GONE_STATUSES: ReadonlySet<number> = new Set([400, 403, 404, 410, 422])

const DENIED_CODES = /model_access_denied/i
const DENIED_WORDS = /\bnot (?:allowed|authori[sz]ed) to (?:access|call|use) (?:this |the )?model\b/i
const DENIED_STATUSES: ReadonlySet<number> = new Set([400, 401, 403])

/** Whether a good key may not use a model. LiteLLM says so with 401. */
export function isModelDenied(status: number, { message, codes }: Complaint): boolean {
  return DENIED_STATUSES.has(status) && (codes.some((code) => DENIED_CODES.test(code)) || DENIED_WORDS.test(message))
}

/** Whether a refusal means that the model doesn’t exist or the key may not use it. */
export function isUnknownModel(status: number, complaint: Complaint, model: string): boolean {
  const { message, param, codes } = complaint
  if (isModelDenied(status, complaint)) return true
  const isNamed = codes.some((code) => MODEL_CODES.test(code))
  // some gateways say so of a model that nobody behind them has
  if (!GONE_STATUSES.has(status)) return status === 503 && isNamed
  if (isNamed) return true
  if (param !== null && param !== 'model' && !/^body\W+model$/.test(param)) return false
  const isNotThere = status === 404 || status === 410
  const isAboutModel =
    param !== null ||
    message.includes(model) ||
    /\bmodel (?:(?:does )?not exist|not found|identifier is invalid)|模型不存在/i.test(message) ||
    (isNotThere && /\bmodel\b/i.test(message))
  return (
    isAboutModel &&
    /\bmodels?\b|\bdeployment\b|\bengine\b|\bendpoints?\b|模型/i.test(message + (param ?? '')) &&
    (isNotThere || IS_GONE.test(message))
  )
}

const KEY_CODES =
  /invalid_?api_?key|api_?key_?(?:invalid|expired|not_?found)|invalid_?auth|authentication_?error|unauthenticated/i
const KEY_WORDS =
  /\bpass a valid api[ _-]?key\b|\b(?:invalid|incorrect|wrong|missing|unknown|expired|no)\b.{0,20}\b(?:api[ _-]?key|auth(?:entication|orization)?|credentials|token provided)\b|\bapi[ _-]?key\b.{0,30}\b(?:invalid|not valid|incorrect|expired|not found|missing|revoked|disabled)\b/i
const KEY_IS_GONE =
  /\bapi[ _-]?key\b.{0,60}\b(?:leaked|revoked|expired|suspended|invalid|not valid|incorrect)\b|^authori[sz]ation failed\.?$/i
/** What some servers say of a wrong key in place of 401. */
const KEY_STATUSES: ReadonlySet<number> = new Set([400, 403, 422])

/** Whether a refusal is about the key, whatever its status. */
export function isWrongKey(status: number, complaint: Complaint): boolean {
  const { message, codes } = complaint
  if (isModelDenied(status, complaint)) return false
  if (status === 401) return true
  if (!KEY_STATUSES.has(status)) return false
  // A 403 may only be about permissions, so it takes clearer words or a code.
  const words = status === 403 ? KEY_IS_GONE : KEY_WORDS
  return codes.some((code) => KEY_CODES.test(code)) || (status !== 422 && words.test(message))
}

/** The HTTP status an error code stands for, for errors that come with status 200 or none. Null for unknown codes. */
export function statusOfCodes(codes: readonly string[]): number | null {
  return STATUS_OF_CODE.find(([pattern]) => codes.some((code) => pattern.test(code)))?.[1] ?? null
}

const STATUS_OF_CODE: readonly (readonly [RegExp, number])[] = [
  [KEY_CODES, 401],
  [/rate_?limit|insufficient_?quota|resource_?exhausted|throttl/i, 429],
  [/overloaded|unavailable/i, 503],
  [/^(?:server|api|internal)_?(?:server_?)?error$/i, 500],
]

const CONTENT_CODES =
  /content_?(?:filter|policy)|moderation|responsible_?ai|safety|image_generation_user_error|data_?inspection|prohibited_?content|sensitive|unsafe|guardrail|hooks_failed|nsfw/i
const CONTENT_WORDS =
  /safety system|content_?policy_?violation|guardrails?\b|\bnsfw\b|due to security configurations|content (?:management |moderation |usage )?(?:policy|policies|filter)|flagged|responsible ai|usage polic|content is (?:not allowed|unsafe)|content exists risk|violates (?:our |the )?(?:usage|content|community|safety|terms) |(?:inappropriate|sensitive|prohibited|harmful) (?:content|words?)\b|敏感内容|blocked by .{0,40}(?:filter|polic|safety)/i
/** 424 and 446 are those of gateways that look at prompts. */
const CONTENT_STATUSES: ReadonlySet<number> = new Set([400, 403, 422, 424, 446, 451])

/** Whether what was asked for is refused, not how or with which key: another try, or another key, meets the same. */
export function isContentRefused(status: number, { message, codes }: Complaint): boolean {
  const isOne = codes.some((code) => CONTENT_CODES.test(code)) || CONTENT_WORDS.test(message)
  return CONTENT_STATUSES.has(status) && isOne
}
