import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { Mark } from '@/components/art/Mark'
import { ButtonLink } from '@/components/buttons/Button'
import { useHydrated } from '@/components/hydration/useHydrated'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import { useCart } from '@/context/cart/CartProvider'
import { itemCount } from '@/domain/shop/cart'
import styles from './Header.module.css'

/** The main navigation, in its order. */
const mainLinks = {
  Home: paths.home,
  Shop: paths.shop,
  Activities: paths.activities,
  Partnerships: paths.partnerships,
  Blogs: paths.blogs,
  Contact: paths.contact,
  FAQ: paths.faq,
  Member: paths.memberLogin,
}

/** The mobile menu has one more. */
const mobileLinks = { ...mainLinks, Donate: '/Donate' }

/** Helpline link, mark, name, tagline, navigation and the way to donate. */
export function Header() {
  return (
    <>
      <nav className={styles.shortcuts} aria-label="Shortcuts">
        <a className={styles.skip} href="#content">
          Skip to content
        </a>
        <CartLink />
        <Link className={styles.help ?? ''} to={paths.helpNow}>
          Need help now?
        </Link>
      </nav>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link className={styles.brand} to={paths.home}>
            <Mark className={styles.mark ?? ''} />
            <span>
              <span className={styles.name}>{organisation.productName}</span>
              <span className={styles.tagline}>{organisation.tagline}</span>
            </span>
          </Link>
          <nav className={styles.desktop} aria-label="Main">
            <NavigationList links={mainLinks} />
          </nav>
          <ButtonLink look="accent" className={styles.donate} to={paths.donate}>
            Donate
          </ButtonLink>
          <MobileMenu />
        </div>
      </header>
    </>
  )
}

/** How much is in the cart, and the way to it; nothing while it is empty. Its line is there anyway. */
function CartLink() {
  const { totalItems } = useCart().cart
  if (totalItems === 0) return null
  return (
    <Link className={styles.cart ?? ''} to={paths.orderReview}>
      <svg className={styles.basket} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 10h18l-2 10H5zM8 10l3-6m5 6-3-6" />
      </svg>
      <span aria-hidden="true">
        Cart <span className={styles.count}>{totalItems}</span>
      </span>
      <span className="visually-hidden">Cart, {itemCount(totalItems)}</span>
    </Link>
  )
}

/** The menu of narrow screens: opens by its button, closes by it, by Esc and when a link is chosen. */
function MobileMenu() {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = openedAt === key
  const canOpen = useHydrated()

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenedAt(null)
      button.current?.focus()
    }
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [isOpen])

  return (
    <div
      className={styles.mobile}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Tabbed past its end: an open menu would hide where the focus is.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenedAt(null)
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        disabled={!canOpen}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={() => setOpenedAt(isOpen ? null : key)}
      >
        <span className={styles.menuIcon} aria-hidden="true" />
        <span className={styles.menuWord}>Menu</span>
      </button>
      <nav id="mobile-menu" className={styles.panel} aria-label="Menu" data-open={isOpen}>
        <NavigationList links={mobileLinks} onChoose={() => setOpenedAt(null)} />
      </nav>
    </div>
  )
}

function NavigationList({
  links,
  onChoose,
}: {
  links: Readonly<Record<string, string>>
  onChoose?: () => void
}) {
  return (
    <ul className="plain-list">
      {Object.entries(links).map(([label, to]) => (
        <li key={to}>
          <NavLink to={to} end={to === paths.home} className={styles.link ?? ''} onClick={onChoose}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
