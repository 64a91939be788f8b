import type { ReactNode } from 'react'
import './text-page.css'

export type TextSection = { readonly id: string; readonly title: string; readonly body: ReactNode }

type TextPageProps = {
  readonly title: string
  readonly lead: string
  readonly sections: readonly TextSection[]
}

/** A page to be read: a calm measure, and on wide screens its contents beside it. */
export function TextPage({ title, lead, sections }: TextPageProps) {
  return (
    <article className="page text-page">
      <header className="grid max-w-[66ch] gap-4">
        <h1 className="text-4xl">{title}</h1>
        <p className="text-lg text-muted">{lead}</p>
      </header>
      <nav aria-labelledby="contents" className="text-page-contents">
        <h2 id="contents" className="font-sans text-xs font-medium tracking-normal text-faint">
          On this page
        </h2>
        <ol className="mt-2 grid">
          {sections.map(({ id, title: heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1.5 pointer-coarse:py-3 text-sm text-muted hover:text-text">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="text-page-body">
        {sections.map(({ id, title: heading, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            {body}
          </section>
        ))}
      </div>
    </article>
  )
}
