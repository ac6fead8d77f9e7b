/** To be written. */
export function BlogsPage() {
  return (
    <div className="page">
      <h1>Blogs</h1>
    </div>
  )
}
