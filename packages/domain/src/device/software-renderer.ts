const SOFTWARE_RENDERERS = ['swiftshader', 'llvmpipe', 'softpipe', 'software', 'basic render'] as const

/** Whether the name of a graphics renderer belongs to one that draws on the CPU. Unknown names count as hardware. */
export function isSoftwareRenderer(rendererName: string): boolean {
  const name = rendererName.toLowerCase()
  return SOFTWARE_RENDERERS.some((software) => name.includes(software))
}
