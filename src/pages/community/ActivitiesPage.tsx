/** To be written. */
export function ActivitiesPage() {
  return (
    <div className="page">
      <h1>Activities</h1>
    </div>
  )
}
