import { memo, useLayoutEffect, type ComponentProps } from 'react'
import { useForm } from '@/components/form/useForm'
import type { FormEngine } from '@/components/form/useLateForm'
import { messages } from '@/content/messages'
import { prepareRecords } from '@/services/call'
import { subscribe } from '@/services/records'

/** What checks and stores an address that is typed into the newsletter box. */
export const NewsletterEngine: FormEngine = memo(function Engine({
  findForm,
  onHandle,
}: ComponentProps<FormEngine>) {
  const form = useForm({
    name: 'newsletter',
    findForm,
    checks: () => import('@/domain/messages/subscription'),
    schema: ({ subscriptionSchema }) => subscriptionSchema,
    prepare: prepareRecords,
    send: ({ email }, { idFor }) => subscribe(idFor({ email }), email),
    done: () => ({ say: messages.subscribed }),
    failed: () => ({ say: messages.subscriptionFailed, also: messages.addressKept }),
  })
  useLayoutEffect(() => onHandle(form))
  return null
})
