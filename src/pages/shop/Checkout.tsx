import type { PropsWithChildren } from 'react'
import { ButtonLink } from '@/components/buttons/Button'
import { LinkedText } from '@/components/buttons/LinkedText'
import { Page } from '@/components/page/Page'
import { VisitorSwitch } from '@/components/hydration/VisitorSwitch'
import { useHydrated } from '@/components/hydration/useHydrated'
import { paths } from '@/config/paths'
import { orderTexts } from '@/content/texts/shop'
import { BasketScene } from './BasketScene'
import styles from './shop.module.css'

type CheckoutProps = PropsWithChildren<{
  title: string
  isEmpty: boolean
  empty: string
  /** The order may be on another device. */
  elsewhere?: boolean
  looking: string
}>

/** Its content needs the browser, except for a stranger. */
export function Checkout({
  title,
  isEmpty,
  empty,
  elsewhere = false,
  looking,
  children,
}: CheckoutProps) {
  const isHydrated = useHydrated()
  return (
    <Page title={title} className="tall wide-actions">
      <VisitorSwitch
        isStranger={isEmpty}
        otherwise={!isHydrated && <NothingYet>{looking}</NothingYet>}
      >
        <NothingYet elsewhere={elsewhere}>{empty}</NothingYet>
      </VisitorSwitch>
      {isHydrated && children}
    </Page>
  )
}

function NothingYet({ elsewhere = false, children }: PropsWithChildren<{ elsewhere?: boolean }>) {
  return (
    <div className={styles.empty}>
      <BasketScene />
      <div>
        <p className="lead">{children}</p>
        <p className="actions">
          <ButtonLink to={paths.shop}>Go to the shop</ButtonLink>
        </p>
        {elsewhere && (
          <p className="muted">
            <LinkedText text={orderTexts.elsewhere} to={paths.contact} />
          </p>
        )}
      </div>
    </div>
  )
}
