/** To be written. */
export function CareersPage() {
  return (
    <div className="page">
      <h1>Volunteer roles</h1>
    </div>
  )
}
