import { type BenefitLimits, benefitsOf } from './benefits'

/** GN-04: what an account gives, line by line. */
export function BenefitList({ limits }: { readonly limits: BenefitLimits }) {
  return (
    <ul className="grid gap-4">
      {benefitsOf(limits).map(({ title, text }) => (
        <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
          <span aria-hidden="true" className="benefit-planet mt-1.5" />
          <div>
            <p className="font-medium">{title}</p>
            <p className="text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
