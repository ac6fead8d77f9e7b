import type { ReactNode } from 'react'
import { catalogue } from '@/content/catalogue'
import { CartProvider } from '@/context/cart/CartProvider'
import { NotificationsProvider } from '@/context/notifications/NotificationsProvider'
import { UserProvider } from '@/context/user/UserProvider'
import { OutboxDelivery } from './OutboxDelivery'

/** All that pages rely on around them, in the one order they rely on; tests use it too. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <UserProvider>
      <CartProvider catalogue={catalogue}>
        <NotificationsProvider>
          <OutboxDelivery />
          {children}
        </NotificationsProvider>
      </CartProvider>
    </UserProvider>
  )
}
