import { Link } from '@tanstack/react-router'
import type { TextSection } from '../../components/page/text-page'
import { KEPT_ON_DEVICE } from './kept-on-device'

/** What is known about visitors, true to the code. */
export const PRIVACY_SECTIONS: readonly TextSection[] = [
  {
    id: 'short',
    title: 'The short version',
    body: (
      <ul>
        <li>You can read everything without an account, and without giving us a name or an email address.</li>
        <li>If you sign up, we keep what you tell us and what you do here until you delete your account.</li>
        <li>There are no trackers, no advertising, and no profiles of visitors.</li>
        <li>We count how often each trend was viewed, not who viewed it.</li>
        <li>Your browser keeps a few things on your own device. They’re listed below.</li>
      </ul>
    ),
  },
  {
    id: 'account',
    title: 'If you have an account',
    body: (
      <>
        <p>
          We keep your name, username, email address and time zone, when you joined and when you were last here. We only
          keep a hash of your password, and nobody can read the password from it. Everyone can see your username. Only
          you and the operator can see your email address.
        </p>
        <p>
          So you can see and end your sessions, we keep when each one started and was last used, the kind of browser,
          and its network. A session ends seven days after you last use it. Emails to you, such as verification links,
          wait on this server until they’re sent.
        </p>
        <p>
          For each quiz you take, we keep the questions and your answers. Your best result on a trend appears on its
          public leaderboard with your username. If you report a question, we keep the report with your account, and the
          operator reads it. How many people answered or reported it is kept without names.
        </p>
        <p>To stop people guessing passwords, we count sign-in attempts per email address and network for a while.</p>
      </>
    ),
  },
  {
    id: 'guest-quiz',
    title: 'If you take a quiz without an account',
    body: (
      <p>
        Your browser gets a cookie with a random number. It lasts a year and lets the server know that you’ve used your
        free quiz. With it, we keep when that was and, for 30 days, the quiz, your answers and anything you report about
        it. The cookie says nothing else about you.
      </p>
    ),
  },
  {
    id: 'pictures',
    title: 'If you make memes or upload pictures',
    body: (
      <>
        <p>
          We keep a meme with its captions, its picture and what you wrote for it until you delete it or your account.
          We keep your profile picture until you replace it, remove it or delete your account.
        </p>
        <p>
          We re-encode uploaded pictures before we store them, which removes anything a camera adds, such as the
          location. They’re stored under a random name. Anyone who has the link to one of these files can open it.
        </p>
        <p>Pictures that the server only converts for a download are sent back to you and not kept.</p>
      </>
    ),
  },
  {
    id: 'ai',
    title: 'What goes to AI providers',
    body: (
      <>
        <p>
          Nothing, unless the operator has added an AI provider’s key. Without one, this site makes quizzes and memes
          itself.
        </p>
        <p>
          For quizzes, the provider gets the name and the sources of a trend, and questions about it. It gets nothing
          about you.
        </p>
        <p>
          For memes, it gets the name and the sources of a trend, the format, style and tone you chose, and the caption
          and context you typed. It may check your text for harmful content, and it may get a description of the picture
          so it can paint it. We don’t send your name, email address or account, so please don’t type anything private.
        </p>
        <p>What a provider does with this, and how long it keeps it, depends on its own terms.</p>
      </>
    ),
  },
  {
    id: 'writing',
    title: 'If you subscribe or write to us',
    body: (
      <>
        <p>
          For the newsletter, we keep your email address, when and where on the site you subscribed, and whether you’ve
          unsubscribed. Every email ends with an unsubscribe link. We delete your address when you ask us to, or along
          with your account if you’ve verified it there.
        </p>
        <p>
          We keep what you write in the contact form with the name and email address you give, so we can answer. If
          you’re signed in, it belongs to your account and is deleted with it.
        </p>
      </>
    ),
  },
  {
    id: 'counts',
    title: 'What the server counts',
    body: (
      <>
        <p>
          When you open a trend’s story, your browser lets the server know, once per session. The server adds one to
          that trend’s views. We only keep the total: no time, no address, nothing that leads back to you.
        </p>
        <p>
          When you share something here, the server counts what kind of thing it was, how it was shared and on which
          platform, per day. It doesn’t count who shared it. Sharing your own quiz result counts as an interaction with
          its trend.
        </p>
        <p>
          Only you can see a result, a meme or your profile until you share it. After that, anyone with the link can. A
          result or a meme shows your first name. Your profile shows your first name, username and picture, the month
          you joined and the badges you’ve earned. A meme you share also appears in the public gallery, where others can
          remix it, and you can remove it from there at any time. You can also stop sharing your profile at any time. A
          meme is gone when you delete it, and everything is gone when you delete your account. Remixes that others have
          made stay theirs, without your name.
        </p>
        <p>
          To keep these totals honest, the server limits how many of these requests one network address can make. To do
          that, it holds the address (for IPv6, only the network part) for a minute, in its memory, or in the site’s own
          database if several servers share the work. After that, it’s gone. It isn’t written to a log.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'What your browser keeps',
    body: (
      <>
        <p>
          Your browser stores these entries on this device. None of them are sent to us, except the one that proves
          you’re signed in. You can delete them in your browser’s settings, and the site will still work.
        </p>
        <dl>
          {KEPT_ON_DEVICE.map(({ key, what, until }) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>
                {what} Kept {until}.
              </dd>
            </div>
          ))}
        </dl>
        <p>
          Your browser may also keep files from this site, such as scripts, styles, fonts and pictures, so it starts
          quickly and works offline. They’re the same for everyone.
        </p>
      </>
    ),
  },
  {
    id: 'sources',
    title: 'Where trends come from',
    body: (
      <>
        <p>
          Our server collects from public sources. Your browser doesn’t: while you’re on this site, it only talks to
          this site, and the fonts and pictures come from here too.
        </p>
        <p>
          What the sources publish may name people, for example in the title of an article. We show titles, short
          summaries, counts and links, and name the source of each. If something about you shouldn’t be here, use our{' '}
          <Link to="/contact" className="text-link">
            contact form
          </Link>{' '}
          to ask the operator to remove it. They can also remove the source, if it would otherwise turn up again.
        </p>
      </>
    ),
  },
  {
    id: 'links',
    title: 'Links to other sites',
    body: (
      <p>
        Links to originals take you to sites with their own rules. Those sites can see that you came from this site, but
        not which page you were reading.
      </p>
    ),
  },
  {
    id: 'operator',
    title: 'Who runs this site',
    body: (
      <p>
        The operator of this site is responsible for it, and for what their hosting company records, such as its own
        access logs. You can reach the operator through the{' '}
        <Link to="/contact" className="text-link">
          contact form
        </Link>
        .
      </p>
    ),
  },
]
