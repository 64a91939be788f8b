import { Link } from '@tanstack/react-router'
import { TextPage, type TextSection } from '../../components/page/text-page'

/** What visitors and operators may expect of each other, true to what is built. */
const TERMS_SECTIONS: readonly TextSection[] = [
  {
    id: 'use',
    title: 'Using this site',
    body: (
      <>
        <p>
          Everything here can be read without an account and without paying. You may link to any page and quote from it.
        </p>
        <p>
          Programs may use the{' '}
          <a href="/api/docs" className="text-link">
            open interface
          </a>{' '}
          as well. Please identify them, read no more often than the trends change, which is about once an hour, and
          stop when the server asks them to.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          An account is free. It is for one person, whose address it is; keep its password to yourself, and tell the
          truth about your address, because that is how you get back in.
        </p>
        <p>
          The operator may suspend or close accounts that break these terms, and may close registration or the whole
          site for a while.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'What is shown, and whose it is',
    body: (
      <>
        <p>
          Trends are found by a program in public sources. Titles, summaries and counts belong to the sources and their
          authors. Each trend names them and links to the originals; what you may do with an original is up to them.
        </p>
        <p>
          Trends from our starter catalogue are described in our own words. The page of each says so, and links to where
          more can be read.
        </p>
      </>
    ),
  },
  {
    id: 'yours',
    title: 'What you make and upload',
    body: (
      <>
        <p>
          What you write and upload stays yours. You let this site keep it, and show what you share to anyone who has
          the link. Upload only pictures you may use.
        </p>
        <p>
          Quizzes and memes may be written by AI or by our own programs, and can be wrong or in poor taste. Memes are
          jokes, not news. Please report what should not be here.
        </p>
      </>
    ),
  },
  {
    id: 'figures',
    title: 'Figures and forecasts',
    body: (
      <>
        <p>
          Momentum, stages and forecasts are computed from what the sources tell. They can be late, incomplete or wrong,
          as can the sources themselves. A forecast is an estimate of attention, never advice on what to buy, sell,
          believe or do.
        </p>
        <p>
          That something is listed here says that people talk about it. It does not say that it is true, good or
          important.
        </p>
      </>
    ),
  },
  {
    id: 'fair',
    title: 'Please do not',
    body: (
      <ul>
        <li>inflate the counts of views by programs or many sessions;</li>
        <li>overload the site, or try to get around its limits;</li>
        <li>present its forecasts as promises, or its content as your own.</li>
      </ul>
    ),
  },
  {
    id: 'errors',
    title: 'Errors and removal',
    body: (
      <p>
        If a trend is wrong, harmful, or shows something that should not be shown, tell the operator through the{' '}
        <Link to="/contact" className="text-link">
          contact form
        </Link>
        , who can take it out of what visitors see.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'No promises',
    body: (
      <p>
        The site is offered as it is. It may change, pause or end, and its operator answers for it only as far as the
        law of the place demands.
      </p>
    ),
  },
  {
    id: 'data',
    title: 'Your data',
    body: (
      <p>
        What is known about you when you use this site is on the page about{' '}
        <Link to="/privacy" className="text-link">
          privacy
        </Link>
        .
      </p>
    ),
  },
]

/** `/terms` (OP-05) */
export function TermsPage() {
  return (
    <TextPage
      title="Terms"
      lead="What you may expect from this site, and what it asks of you."
      sections={TERMS_SECTIONS}
    />
  )
}
