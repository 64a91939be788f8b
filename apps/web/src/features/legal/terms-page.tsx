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
          too. Please have them identify themselves, fetch the data about once an hour (that’s how often the trends
          change), and stop when the server asks them to.
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
          An account is free and for one person only. Keep your password to yourself, and use your real email address:
          you’ll need it if you’re ever locked out.
        </p>
        <p>
          The operator may suspend or close accounts that break these terms, and may close registration or the whole
          site for a time.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'What we show, and who owns it',
    body: (
      <>
        <p>
          A program finds trends in public sources. Titles, summaries and counts belong to the sources and their
          authors. Each trend names them and links to the originals. What you may do with an original is up to them.
        </p>
        <p>We describe classic trends in our own words. Each of those pages says so, and links to further reading.</p>
      </>
    ),
  },
  {
    id: 'yours',
    title: 'What you make and upload',
    body: (
      <>
        <p>
          What you write and upload stays yours. You allow this site to keep it, and to show what you share to anyone
          who has the link. A meme you share also appears in the public gallery until you remove it. While it’s there,
          others may remix it. Only upload pictures you’re allowed to use.
        </p>
        <p>
          Quizzes and memes may be written by AI or by our own programs, and can be wrong or in poor taste. Memes are
          jokes, not news. Please report anything that shouldn’t be here.
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
          We calculate momentum, stages and forecasts from what the sources publish. They can be late, incomplete or
          wrong, and so can the sources themselves. A forecast is an estimate of attention, never advice on what to buy,
          sell, believe or do.
        </p>
        <p>
          If something is listed here, people are talking about it. It doesn’t mean that it’s true, good or important.
        </p>
      </>
    ),
  },
  {
    id: 'fair',
    title: 'Please don’t',
    body: (
      <ul>
        <li>inflate view counts with programs or lots of sessions;</li>
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
        If a trend is wrong or harmful, or shows something it shouldn’t, tell the operator through the{' '}
        <Link to="/contact" className="text-link">
          contact form
        </Link>
        . They can remove it from the site.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'No promises',
    body: (
      <p>
        The site is offered as it is. It may change, pause or end, and its operator is only liable as far as local law
        requires.
      </p>
    ),
  },
  {
    id: 'data',
    title: 'Your data',
    body: (
      <p>
        To find out what we know about you, read our page on{' '}
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
      lead="What you can expect from this site, and what we ask of you."
      sections={TERMS_SECTIONS}
    />
  )
}
