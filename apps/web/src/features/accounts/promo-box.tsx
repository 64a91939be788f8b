import { BenefitList } from '../../components/account/benefit-list'
import { LinkButton } from '../../components/link-button'

/** AC-14: what an account gives, beside the sign-in form. */
export function PromoBox({ from }: { readonly from: string | undefined }) {
  return (
    <aside aria-labelledby="promo" className="grid justify-items-start gap-5">
      <div className="grid gap-2">
        <h2 id="promo" className="text-2xl">
          New to the universe?
        </h2>
        <p className="text-muted">An account is free, takes a minute and needs no credit card.</p>
      </div>
      <BenefitList />
      <LinkButton to="/signup" search={from === undefined ? {} : { from }}>
        Create a free account
      </LinkButton>
    </aside>
  )
}
