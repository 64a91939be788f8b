import { useEffect, useRef } from 'react'

type HtmlPolicy = { createHTML: (html: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy }

let policy: HtmlPolicy | undefined

/** The content security policy allows this policy by its name, for the frame below alone. */
function trustedMailHtml(html: string): string {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes
  const rules: HtmlPolicy = { createHTML: (text) => text }
  policy ??= factory?.createPolicy('trendverse-mail', rules) ?? rules
  return policy.createHTML(html)
}

/** The HTML of a mail in a frame of its own origin: nothing in it runs, and it reaches nothing of this page. */
export function MailFrame({ html }: { readonly html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (frame.current !== null) frame.current.srcdoc = trustedMailHtml(html)
  }, [html])
  return <iframe ref={frame} title="Email as HTML" sandbox="" className="h-140 w-full bg-white" />
}
