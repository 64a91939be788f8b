import type { TextSection } from '../../components/page/text-page'
import { KEPT_ON_DEVICE } from './kept-on-device'

/** What is known about visitors, true to the code. */
export const PRIVACY_SECTIONS: readonly TextSection[] = [
  {
    id: 'short',
    title: 'The short version',
    body: (
      <ul>
        <li>You can read everything without an account, and then you give us no name and no address.</li>
        <li>If you sign up, we keep what you told us and what you do here, until you delete your account.</li>
        <li>There are no trackers, no advertising, and no profiles of visitors.</li>
        <li>We count how often each trend was looked at, without keeping who looked.</li>
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
          password we keep only a hash, from which it cannot be read. Everybody can see your username; nobody but you
          and the operator can see your address.
        </p>
        <p>
          So that you can see where you are signed in, and end it, we keep of each session when it began and was last
          used, the kind of browser, and the network it came from. A session ends seven days after its last use. Mails
          we send you, such as links to verify your address, lie in the outbox of this site until they are sent.
        </p>
        <p>
          Of each quiz you take we keep its questions and your answers. Your best result about a trend stands with your
          username on the board of that trend, for everybody to see. What you report of a question is kept with your
          account and read by the operator. How many people answered and reported a question stays, without names. Where
          the operator has a key of an AI provider, quizzes are written there: what is sent is the evidence of a trend,
          and nothing about you.
        </p>
        <p>
          Tries to sign in are counted per address and network for a while, so that nobody can guess passwords in peace.
        </p>
      </>
    ),
  },
  {
    id: 'guest-quiz',
    title: 'If you take a quiz without an account',
    body: (
      <p>
        Your browser gets a cookie with a random number, for a year, by which the server knows that the free quiz was
        taken. Under this number we keep when that was, and for 30 days the quiz with your answers and what you report
        of its questions. The cookie says nothing else about you.
      </p>
    ),
  },
  {
    id: 'writing',
    title: 'If you subscribe or write to us',
    body: (
      <>
        <p>
          For the newsletter we keep your address, when and where on the site you subscribed, and whether you have left.
          Every mail ends with a link to leave; after that no more come. The address is deleted when you ask us, or with
          your account if you have verified there that it is yours.
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
          When you share something here, the server counts on that day what kind of thing it was, by which way and for
          which platform; not who shared it. Sharing your own result of a quiz counts as an interaction with its trend.
        </p>
        <p>
          A result, a meme or your profile is seen by nobody else until you share it. From then on whoever has its link
          sees it: of a result and a meme with your first name, of your profile your first name, user name and picture,
          the month you joined and the badges you earned. You can take your profile back at any time; a meme is gone
          when you delete it, and everything with your account.
        </p>
        <p>
          So that nobody can inflate these sums, the server limits how many such calls one network address may make. For
          that it holds the address (of IPv6 addresses only the network part) for a minute, in its memory, or in the
          site’s own database where several servers share the work. After that it is gone. It is not written to a log.
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
          These entries lie in the storage of your browser, on this device. None of them is sent to us, except what
          proves that you are signed in. You can delete them in your browser’s settings; the site works without them.
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
          operator of this site to take it out, and the source as well, where it would otherwise be found again.
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
        own. A way to reach the operator is not built into the site yet.
      </p>
    ),
  },
]
