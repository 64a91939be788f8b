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
    plugins: [{ name: 'srcset-sizes', rules: { 'srcset-sizes': SrcsetSizes } }],
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
