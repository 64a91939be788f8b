import { Link } from '@tanstack/react-router'
import { TextPage, type TextSection } from '../../components/page/text-page'

/** What visitors and operators may expect of each other, true to what is built. */
const TERMS_SECTIONS: readonly TextSection[] = [
  {
    id: 'use',
    title: 'Using this site',
    body: (
      <>
        <p>You can read everything here for free, without an account. You may link to any page and quote from it.</p>
        <p>
          Programs may use the{' '}
          <a href="/api/docs" className="text-link">
            open API
          </a>{' '}
          as well. Please identify them, read about once an hour, as often as the trends change, and stop when the
          server asks them to.
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
          An account is free, and for one person. Keep your password to yourself, and use your real email address: it is
          how you get back in.
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
          Trends from our starter catalogue are described in our own words. Each page says so, and links to further
          reading.
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
          the link. A meme you share also appears in the public gallery until you remove it; while it is there, others
          may remix it. Upload only pictures you may use.
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
          Momentum, stages and forecasts are computed from what the sources say. They can be late, incomplete or wrong,
          as can the sources themselves. A forecast is an estimate of attention, never advice on what to buy, sell,
          believe or do.
        </p>
        <p>A listing means that people talk about something, not that it is true, good or important.</p>
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
        The site is offered as it is. It may change, pause or end, and its operator is liable only as far as local law
        demands.
      </p>
    ),
  },
  {
    id: 'data',
    title: 'Your data',
    body: (
      <p>
        What we know about you is on the page about{' '}
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
