/** To be written. */
export function PrivacyPage() {
  return (
    <div className="page">
      <h1>Privacy</h1>
    </div>
  )
}
