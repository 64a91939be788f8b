import type { Plugin } from 'vite'

/**
 * Two features of React DOM that no page uses, and that nothing can shake off: view transitions, and refs to fragments.
 * Together they are a twentieth of the first script. A `<ViewTransition>` would show its children and move nothing.
 */
const UNUSED_FUNCTION =
  /^function (\w*(?:ViewTransition|FragmentInstance|AfterMutationEffects)\w*)\([^{]*\) \{\n[^]*?\n\}$/gm
const UNUSED_METHOD = /^(?:ViewTransitionPseudoElement|FragmentInstance)\.prototype\.\w+ = function \([^]*?\n\};\n/gm

/** What they answer matters to all pages: whether a node stands in a fragment that somebody refers to. */
const KEPT = new Set(['isFragmentInstanceHostBoundary', 'isFragmentInstanceParent'])

/** Fewer than this mean that React DOM is laid out differently by now. */
const FEWEST_FUNCTIONS = 30
const FEWEST_METHODS = 15

/** Empties what is not used in React DOM's production build; throws when it does not recognise it. */
export function slimReact(code: string): string {
  let functions = 0
  let methods = 0
  const slim = code
    .replace(UNUSED_METHOD, () => {
      methods += 1
      return ''
    })
    .replace(UNUSED_FUNCTION, (text, name: string) => {
      if (KEPT.has(name)) return text
      functions += 1
      return `function ${name}() {}`
    })
  if (functions < FEWEST_FUNCTIONS || methods < FEWEST_METHODS) {
    throw new Error(`React DOM has changed: only ${functions} functions and ${methods} methods were recognised`)
  }
  return slim
}

/** Leaves what no page uses of React DOM out of the page. */
export function slimReactPlugin(): Plugin {
  return {
    name: 'trendverse-slim-react',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: slimReact(code), map: null }),
    },
  }
}
