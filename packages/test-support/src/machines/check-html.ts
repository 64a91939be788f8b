import { HtmlValidate, type MetaDataTable, Rule, type RuleConfig, StaticConfigLoader } from 'html-validate'

/** The presets know `img` and `source`, but not what belongs to their `srcset`. */
class SrcsetSizes extends Rule {
  setup(): void {
    this.on('tag:ready', ({ target }) => {
      if (!target.hasAttribute('srcset') || target.hasAttribute('sizes')) return
      this.report(target, 'a picture in several widths says how wide it is shown: srcset without sizes')
    })
  }
}

/** By ARIA in HTML; an input of any other type is what its type says, and nothing else. */
const ROLES_OF_INPUTS: Readonly<Record<string, readonly string[]>> = {
  text: ['combobox', 'searchbox', 'spinbutton'],
  checkbox: ['menuitemcheckbox', 'option', 'switch'],
  radio: ['menuitemradio'],
}

class RoleOfInput extends Rule {
  setup(): void {
    this.on('tag:ready', ({ target }) => {
      const role = target.getAttributeValue('role')
      if (target.nodeName !== 'input' || role === null) return
      const type = target.getAttributeValue('type') ?? 'text'
      if (ROLES_OF_INPUTS[type]?.includes(role) !== true) this.report(target, `an input of type ${type} is no ${role}`)
    })
  }
}

const PRELOADS = /^(?:preload|modulepreload)$/

/** Attributes that other elements have, and what is easily taken for one of these has not. */
const ELEMENTS: MetaDataTable = {
  a: { attributes: { disabled: { allowed: () => 'a link cannot be disabled' } } },
  link: {
    attributes: {
      as: {
        allowed: (link) =>
          PRELOADS.test(String(link.getAttribute('rel'))) ? null : 'only what is preloaded says what it is loaded as',
      },
    },
  },
}

const RULES: RuleConfig = {
  'srcset-sizes': 'error',
  'role-of-input': 'error',
  // Scripts and styles are our own, from our own address.
  'require-sri': 'off',
  // A list may have a name.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
}

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5', ELEMENTS],
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    plugins: [{ name: 'ours', rules: { 'srcset-sizes': SrcsetSizes, 'role-of-input': RoleOfInput } }],
    rules: RULES,
  }),
)

/**
 * What a foreign checker has to say of a whole document: rule, place and words.
 *
 * @param offHere Rules that this document has a reason to break.
 */
export async function checkHtml(markup: string, offHere: readonly string[] = []): Promise<string[]> {
  const { results } = await checker.validateString(markup, {
    rules: Object.fromEntries(offHere.map((rule) => [rule, 'off' as const])),
  })
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId} at ${selector ?? 'the document'}: ${message}`),
  )
}
