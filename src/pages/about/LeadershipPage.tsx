/** To be written. */
export function LeadershipPage() {
  return (
    <div className="page">
      <h1>Leadership</h1>
    </div>
  )
}
