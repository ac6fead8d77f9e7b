import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { messages } from '@/content/messages'
import type { MemberState } from '@/context/user/UserProvider'
import { DeleteAccountSection } from './DeleteAccountSection'
import { ProfileForm } from './ProfileForm'
import styles from './members.module.css'

/** For an account without a profile: its registration broke off, and can be finished here (PRODUCT W9). */
export function FinishProfileSection({ member }: { member: MemberState }) {
  return (
    <div className="page">
      <h1>Finish your profile</h1>
      <div className={styles.notice}>
        <FormStatusArea>
          <FormStatus tone="error">
            <p>{messages.noSuchUser}</p>
            <p>
              Your account <strong>{member.account.email}</strong> is there, but it has no profile.
              Fill it in, and you are a member.
            </p>
          </FormStatus>
        </FormStatusArea>
      </div>
      <div className={`card ${styles.formCard}`}>
        <ProfileForm
          member={member}
          profile={null}
          label="Finish your profile"
          submitLabel="Save my profile"
        />
      </div>
      <section className={styles.elseSection} aria-labelledby="rather-not">
        <h2 id="rather-not">Rather not?</h2>
        <DeleteAccountSection member={member} />
      </section>
    </div>
  )
}
