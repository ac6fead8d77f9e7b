import { useEffect, useRef, useState, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { focusOn } from '@/components/focus/focusHeading'
import { Brand } from '@/components/brand/Brand'
import { useHydrated } from '@/components/hydration/useHydrated'
import { paths } from '@/config/paths'
import { frameTexts } from '@/content/texts/frame'
import { CartLink } from './CartLink'
import styles from './Header.module.css'

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

const mobileLinks = { ...mainLinks, Donate: '/Donate', [frameTexts.help]: paths.helpNow }

export function Header() {
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content" onClick={skip}>
        Skip to content
      </a>
      <Brand tagline />
      <nav className={styles.desktop} aria-label="Main">
        <NavigationList links={mainLinks} />
      </nav>
      <div className={styles.ways}>
        <CartLink />
        <ButtonLink className={styles.help} to={paths.helpNow}>
          {frameTexts.help}
        </ButtonLink>
        <ButtonLink variant="secondary" className={styles.donate} to={paths.donate}>
          Donate
        </ButtonLink>
        <MobileMenu />
      </div>
    </header>
  )
}

/** Without a new history entry, which would lose what the page before passed on. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  const content = document.getElementById('content')
  content?.scrollIntoView()
  focusOn(content)
}

/** Before hydration it is open while focused. */
function MobileMenu() {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = openedAt === key

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
        // Tabbed past the end: an open menu would hide the focus.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenedAt(null)
      }}
    >
      <MenuButton ref={button} isOpen={isOpen} onClick={() => setOpenedAt(isOpen ? null : key)} />
      <nav id="mobile-menu" className={styles.panel} aria-label="Menu" data-open={isOpen}>
        <NavigationList links={mobileLinks} onChoose={() => setOpenedAt(null)} />
      </nav>
    </div>
  )
}

/** Separate, so that hydration does not redraw the menu's links. */
function MenuButton({
  isOpen,
  ...button
}: ComponentPropsWithRef<'button'> & { readonly isOpen: boolean }) {
  const isReady = useHydrated()
  return (
    <button
      {...button}
      type="button"
      className={styles.menuButton}
      data-closes-when-left
      aria-expanded={isReady ? isOpen : undefined}
      aria-controls="mobile-menu"
    >
      <span className={styles.menuIcon} aria-hidden="true" />
      <span className={styles.menuWord}>Menu</span>
    </button>
  )
}

function NavigationList({
  links,
  onChoose,
}: {
  links: Readonly<Record<string, string>>
  onChoose?: () => void
}) {
  const { pathname } = useLocation()
  return (
    <ul className="plain-list">
      {Object.entries(links).map(([label, to]) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={matchPath(to, pathname) ? 'page' : undefined}
            className={styles.link}
            onClick={onChoose}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
