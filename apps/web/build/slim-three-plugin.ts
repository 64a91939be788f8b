import type { Plugin } from 'vite'

/**
 * Shader texts of three.js that the universe and its finish include. All its own materials are written by hand, so the
 * texts of the built-in materials would be a fifth of the 3D chunk for nothing.
 */
const USED_CHUNKS = new Set([
  'colorspace_fragment',
  'colorspace_pars_fragment',
  'common',
  'dithering_fragment',
  'dithering_pars_fragment',
  'packing',
  'tonemapping_fragment',
  'tonemapping_pars_fragment',
])

/** Fewer than this many emptied texts mean that three.js is laid out differently by now. */
const FEWEST_EMPTIED = 100

/** Empties every shader text of three.js' module that is not used; throws when it does not recognise the module. */
export function slimThree(code: string): string {
  const table = /\nconst ShaderChunk = \{([^}]*)\}/.exec(code)?.[1] ?? ''
  const unused = new Set<string>()
  for (const [, chunk = '', variable = ''] of table.matchAll(/(\w+): ([\w$]+)/g)) {
    if (!USED_CHUNKS.has(chunk)) unused.add(variable)
  }
  let emptied = 0
  const slim = code.replace(
    /^(const|var) ([\w$]+) = "(?:[^"\\]|\\.)*";$/gm,
    (line, keyword: string, variable: string) => {
      if (!unused.has(variable)) return line
      emptied += 1
      return `${keyword} ${variable} = "";`
    },
  )
  if (emptied < FEWEST_EMPTIED) throw new Error(`three.js has changed: only ${emptied} shader texts were recognised`)
  return slim
}

/** Leaves the shaders of three.js' own materials out of the page. */
export function slimThreePlugin(): Plugin {
  return {
    name: 'trendverse-slim-three',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]three[\\/]build[\\/]three\.module\.js$/ },
      handler: (code) => ({ code: slimThree(code), map: null }),
    },
  }
}
