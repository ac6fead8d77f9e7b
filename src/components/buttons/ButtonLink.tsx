import type { ComponentPropsWithRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { buttonClass, type ButtonLook } from './Button'

type ButtonLinkProps = { readonly look?: ButtonLook } & (
  LinkProps | (ComponentPropsWithRef<'a'> & { readonly href: string; readonly to?: never })
)

/** A link that looks like a button: `to` a page of the site, or by `href` to anywhere else. */
export function ButtonLink({ look = 'primary', className, ...others }: ButtonLinkProps) {
  const classes = buttonClass(look, className)
  if (others.to !== undefined) return <Link {...others} className={classes} />
  // A chat, a calendar or a form opens in a window of its own, so that this page stays.
  const ownWindow = others.href.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {}
  const { children, ...link } = others
  return (
    <a {...ownWindow} {...link} className={classes}>
      {children}
    </a>
  )
}
