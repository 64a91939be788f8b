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
          password we keep only a hash, from which it cannot be read. Everybody can see your username; only you and the
          operator can see your address.
        </p>
        <p>
          So that you can see where you are signed in, and end it, we keep of each session when it began and was last
          used, the kind of browser, and the network it came from. A session ends seven days after its last use. Mails
          we send you, such as links to verify your address, lie in the outbox of this site until they are sent.
        </p>
        <p>
          Of each quiz you take we keep its questions and your answers. Your best result about a trend stands with your
          username on the board of that trend, for everybody to see. What you report of a question is kept with your
          account and read by the operator. How many people answered and reported a question stays, without names.
        </p>
        <p>Tries to sign in are counted per address and network for a while, to stop people guessing passwords.</p>
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
    id: 'pictures',
    title: 'If you make memes or upload pictures',
    body: (
      <>
        <p>
          A meme is kept with its captions, its picture and what you wrote for it, until you delete it or your account.
          A picture of yourself that you upload is kept until you replace or remove it, or delete your account.
        </p>
        <p>
          Uploaded pictures are encoded again before they are kept, which drops what a camera writes into them, such as
          the place. They are stored under a random name. Anyone who has the address of such a file can open it.
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
          Only where the operator has added a key of an AI provider. Otherwise quizzes and memes are made by programs of
          this site, and nothing is sent.
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
        <p>What a provider does with it, and for how long it is kept there, is up to the terms of that provider.</p>
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
          Only you see a result, a meme or your profile until you share it. From then on anyone with its link sees it:
          of a result and a meme with your first name, of your profile your first name, user name and picture, the month
          you joined and the badges you earned. You can take your profile back at any time; a meme is gone when you
          delete it, and everything with your account.
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
