/** To be written. */
export function FaqPage() {
  return (
    <div className="page">
      <h1>Questions and answers</h1>
    </div>
  )
}
