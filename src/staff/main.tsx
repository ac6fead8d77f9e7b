import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { followTranslation } from '@/components/page/followTranslation'
import * as marks from '@/config/marks'
import organisation from '@/content/facts/organisation.json'
import { showConnection } from '@/device/connection'
import { watchForgottenEntries } from '@/device/rawKeys'
import { staffGateTexts } from '@/staff/content/desk'
import { StaffSite } from './pages/StaffSite'

/* The staff area: an app of its own, rendered only in the browser and never fetched by visitors. */

const root = document.getElementById(marks.rootId)
if (!root) throw new Error('staff.html has no #root')
watchForgottenEntries()
showConnection()
followTranslation()
document.title = `${staffGateTexts.title} | ${organisation.productName}`
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <StaffSite />
    </BrowserRouter>
  </StrictMode>,
)
