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
        <li>You can read everything without an account, and without giving a name or an address.</li>
        <li>If you sign up, we keep what you told us and what you do here, until you delete your account.</li>
        <li>There are no trackers, no advertising, and no profiles of visitors.</li>
        <li>We count how often each trend was viewed, not who viewed it.</li>
        <li>Your browser keeps a few things on your own device. They are listed below.</li>
      </ul>
    ),
  },
  {
    id: 'account',
    title: 'If you have an account',
    body: (
      <>
        <p>
          We keep your name, username, email address and time zone, when you joined and when you were last here. Of your
          password we keep only a hash, from which it cannot be read. Everyone can see your username; only you and the
          operator can see your address.
        </p>
        <p>
          So that you can see and end your sessions, we keep when each began and was last used, the kind of browser, and
          its network. A session ends seven days after its last use. Emails to you, such as verification links, wait in
          the outbox of this site until they are sent.
        </p>
        <p>
          For each quiz you take we keep the questions and your answers. Your best result on a trend appears on its
          public board with your username. What you report about a question is kept with your account and read by the
          operator. How many people answered or reported it is kept without names.
        </p>
        <p>Sign-in attempts are counted per address and network for a while, to stop password guessing.</p>
      </>
    ),
  },
  {
    id: 'guest-quiz',
    title: 'If you take a quiz without an account',
    body: (
      <p>
        Your browser gets a cookie with a random number, for a year, so that the server knows your free quiz is used.
        With it we keep when that was and, for 30 days, the quiz, your answers and what you report about it. The cookie
        says nothing else about you.
      </p>
    ),
  },
  {
    id: 'pictures',
    title: 'If you make memes or upload pictures',
    body: (
      <>
        <p>
          A meme is kept with its captions, its picture and what you wrote for it, until you delete it or your account.
          Your profile picture is kept until you replace or remove it, or delete your account.
        </p>
        <p>
          Uploaded pictures are encoded again before they are kept, which removes what a camera adds, such as the place.
          They are stored under a random name. Anyone who has the address of such a file can open it.
        </p>
        <p>Pictures that the server only converts for a download are sent back and not kept.</p>
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
          For quizzes, the provider gets the name and the evidence of a trend, and questions about it. Nothing about
          you.
        </p>
        <p>
          For memes, it gets the name and the evidence of a trend, the format, style and tone you chose, and the caption
          and context you typed. The text you typed may be checked there for harmful content, and a description of the
          picture may be sent to have it painted. Your name, address and account are not sent, so please type nothing
          private.
        </p>
        <p>What a provider does with it, and how long it keeps it, depends on its terms.</p>
      </>
    ),
  },
  {
    id: 'writing',
    title: 'If you subscribe or write to us',
    body: (
      <>
        <p>
          For the newsletter we keep your address, when and where on the site you subscribed, and whether you have left.
          Every email ends with an unsubscribe link. The address is deleted when you ask us, or with your account if you
          have verified it there.
        </p>
        <p>
          What you write in the contact form is kept with the name and address you give, so that we can answer. If you
          are signed in it belongs to your account and is deleted with it.
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
          When you open the story of a trend, your browser tells the server so once per session. The server adds one to
          the views of that trend. Only the sum is kept: no time, no address, nothing that leads back to you.
        </p>
        <p>
          When you share something here, the server counts per day what kind of thing it was, how and on which platform;
          not who shared it. Sharing your own quiz result counts as an interaction with its trend.
        </p>
        <p>
          Only you see a result, a meme or your profile until you share it. From then on anyone with its link sees it:
          of a result and a meme with your first name, of your profile your first name, username and picture, the month
          you joined and the badges you earned. A meme you share also appears in the public gallery, where others can
          remix it; you can remove it from there at any time. You can stop sharing your profile at any time; a meme is
          gone when you delete it, and everything with your account. Remixes others made of it stay theirs, without your
          name.
        </p>
        <p>
          To keep these sums honest, the server limits how many such calls one network address may make. For that it
          holds the address (of IPv6 addresses only the network part) for a minute, in its memory, or in the site’s own
          database where several servers share the work. After that it is gone. It is not written to a log.
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
          Your browser stores these entries, on this device. None of them is sent to us, except what proves that you are
          signed in. You can delete them in your browser’s settings; the site works without them.
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
          Your browser may also keep files of this site, such as scripts, styles, fonts and pictures, so that it starts
          quickly and without a network. They are the same for everyone.
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
          Our server reads public sources. Your browser does not: while you look at this site it talks to this site
          only, and the fonts and pictures come from here as well.
        </p>
        <p>
          What the sources publish may name people, for example in the title of an article. We show titles, short
          summaries, counts and links, and name the source of each. If something about you should not be here, ask the
          operator of this site, through the{' '}
          <Link to="/contact" className="text-link">
            contact form
          </Link>
          , to take it out, and the source as well, where it would otherwise be found again.
        </p>
      </>
    ),
  },
  {
    id: 'links',
    title: 'Links to other sites',
    body: (
      <p>
        Links to originals lead to sites that have their own rules. They learn the address of this site as the place you
        came from, but not which page of it you were reading.
      </p>
    ),
  },
  {
    id: 'operator',
    title: 'Who runs this site',
    body: (
      <p>
        The operator of this site answers for it, and for what their hosting company records, such as access logs of its
        own. You can reach the operator through the{' '}
        <Link to="/contact" className="text-link">
          contact form
        </Link>
        .
      </p>
    ),
  },
]
