/** To be written. */
export function ContactPage() {
  return (
    <div className="page">
      <h1>Contact Us</h1>
    </div>
  )
}
