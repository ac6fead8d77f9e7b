import { AppSection } from './AppSection'
import { HeroSection } from './HeroSection'
import { MissionSection } from './MissionSection'
import { ReasonsSection } from './ReasonsSection'
import { ServicesSection } from './ServicesSection'
import { TeamSection } from './TeamSection'
import { ValuesSection } from './ValuesSection'
import { WaitlistSection } from './WaitlistSection'

/** /: who we are, in one sentence, what the app will do, and the ways on. */
export function HomePage() {
  return (
    <>
      <HeroSection />
      <MissionSection />
      <WaitlistSection />
      <AppSection />
      <ValuesSection />
      <ServicesSection />
      <ReasonsSection />
      <TeamSection />
    </>
  )
}
