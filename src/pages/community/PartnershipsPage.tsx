/** To be written. */
export function PartnershipsPage() {
  return (
    <div className="page">
      <h1>Partnerships</h1>
    </div>
  )
}
