/** To be written. */
export function RecordingsPage() {
  return (
    <div className="page">
      <h1>Session recordings</h1>
    </div>
  )
}
