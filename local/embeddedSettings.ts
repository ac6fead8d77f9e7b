/** The settings of a site that runs against the embedded backend: everything at its own origin. */
export const embeddedSettings = {
  VITE_SITE_URL: 'http://localhost:5173',
  VITE_FIREBASE_PROJECT_ID: 'demo-local',
  VITE_FIREBASE_API_KEY: 'local',
  VITE_EMAILJS_PUBLIC_KEY: 'local',
  VITE_EMAILJS_SERVICE_ID: 'local',
  VITE_EMAILJS_TEMPLATE_CONTACT: 'contact',
  VITE_EMAILJS_TEMPLATE_FEEDBACK: 'feedback',
  VITE_EMAILJS_TEMPLATE_RESET: 'password-changed',
  VITE_FIREBASE_AUTH_URL: '/',
  VITE_FIRESTORE_URL: '/',
  VITE_EMAILJS_URL: '/',
  VITE_STK_BASE_URL: '/',
} as const
