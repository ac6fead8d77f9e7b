import { paths } from '@/config/paths'

/** A link of the navigation or of the footer. */
export interface NavigationLink {
  readonly label: string
  readonly to: string
}

/** The main navigation, in its order. */
export const navigationLinks: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Shop', to: paths.shop },
  { label: 'Activities', to: paths.activities },
  { label: 'Partnerships', to: paths.partnerships },
  { label: 'Blogs', to: paths.blogs },
  { label: 'Contact', to: paths.contact },
  { label: 'FAQ', to: paths.faq },
  { label: 'Member', to: paths.memberLogin },
]

/** The mobile menu has one more. */
export const mobileMenuLinks: readonly NavigationLink[] = [
  ...navigationLinks,
  { label: 'Donate', to: '/Donate' },
]

/** The footer's quick links. */
export const quickLinks: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Blogs', to: paths.blogs },
  { label: 'Services', to: paths.activities },
  { label: 'Partnerships', to: paths.partnerships },
  { label: 'Careers', to: paths.careers },
  { label: 'Contact', to: paths.contact },
]
