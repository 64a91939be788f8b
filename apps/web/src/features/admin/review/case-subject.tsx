import { Link } from '@tanstack/react-router'
import { MemeThumb } from '../../../components/memes/meme-thumb'
import { countText } from '../../../components/text/count-text'
import type { ReviewCase } from './review-types'

type Subject = ReviewCase['subject']
type Of<Kind extends Subject['kind']> = Extract<Subject, { readonly kind: Kind }>

/** What was reported, as visitors see it, with what is needed to decide. */
export function CaseSubject({ id, subject }: { readonly id: string; readonly subject: Subject }) {
  switch (subject.kind) {
    case 'meme':
      return <MemeSubject meme={subject} />
    case 'question':
      return <QuestionSubject question={subject} />
    case 'run':
      return <RunSubject id={id} run={subject} />
    case 'profile':
      return <ProfileSubject profile={subject} />
  }
}

function TrendLink({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Link to="/trends/$trendId" params={{ trendId: id }} className="underline" dir="auto">
      {name}
    </Link>
  )
}

function MemeSubject({ meme }: { readonly meme: Of<'meme'> }) {
  return (
    <figure className="grid content-start gap-2">
      <MemeThumb meme={meme} className="w-full max-w-md rounded-md" />
      <figcaption className="grid gap-1 text-sm">
        <span dir="auto" className="wrap-anywhere">
          {meme.captions.filter((caption) => caption !== '').join(' / ')}
        </span>
        <span className="text-muted">
          About <TrendLink id={meme.trendId} name={meme.trendName} />, shared {countText(meme.shares)} times
        </span>
      </figcaption>
    </figure>
  )
}

function QuestionSubject({ question: { evidence, ...asked } }: { readonly question: Of<'question'> }) {
  return (
    <div className="grid content-start gap-2 text-sm wrap-anywhere">
      <p dir="auto" className="text-base font-medium">
        {asked.question}
      </p>
      {evidence === null ? (
        <p>
          Right answer: <span dir="auto">{asked.rightOption}</span>
        </p>
      ) : (
        <ul className="grid gap-1">
          {evidence.options.map((option) => (
            <li key={option} dir="auto" className={option === asked.rightOption ? 'font-medium' : 'text-muted'}>
              {option === asked.rightOption ? `${option} (right)` : option}
            </li>
          ))}
        </ul>
      )}
      {evidence !== null && (
        <blockquote className="border-l-2 border-accent pl-3" dir="auto">
          “{evidence.quote}”{' '}
          <span className="text-muted">
            {evidence.url === null ? (
              evidence.title
            ) : (
              <a href={evidence.url} target="_blank" rel="noopener noreferrer nofollow" className="underline">
                {evidence.title}
              </a>
            )}
            {evidence.publisher !== null && `, ${evidence.publisher}`}
          </span>
        </blockquote>
      )}
      <p className="text-muted">
        About {asked.trendId === null ? asked.trendName : <TrendLink id={asked.trendId} name={asked.trendName} />},
        answered {countText(asked.answers)} times
      </p>
    </div>
  )
}

function RunSubject({ id, run }: { readonly id: string; readonly run: Of<'run'> }) {
  return (
    <div className="grid content-start gap-2 text-sm">
      <p className="text-base font-medium">
        {countText(run.points)} points in {run.gameId}
      </p>
      <p className="text-muted">
        {run.day}
        {run.mode === 'calm' ? ', calm' : ''}
        {run.ranked ? ', ranked' : ', practice'}
      </p>
      {run.hasLog ? (
        <p>
          <Link to="/play/$gameId" params={{ gameId: run.gameId }} search={{ run: id }} className="underline">
            Watch this run
          </Link>
        </p>
      ) : (
        <p className="text-muted">Its replay is no longer kept.</p>
      )}
    </div>
  )
}

function ProfileSubject({ profile }: { readonly profile: Of<'profile'> }) {
  return (
    <div className="flex items-start gap-4 text-sm">
      {profile.avatar !== null && (
        <img
          src={profile.avatar}
          alt=""
          width={64}
          height={64}
          className="size-16 flex-none rounded-full object-cover"
        />
      )}
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p dir="auto" className="text-base font-medium">
          {profile.name}
        </p>
        <p className="text-muted">@{profile.username}</p>
        {profile.bio !== '' && <p dir="auto">{profile.bio}</p>}
        {!profile.isShared && <p className="text-muted">Its owner no longer shares it.</p>}
      </div>
    </div>
  )
}
