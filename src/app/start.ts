/**
 * Starts the app after the prerendered page has been painted, so that reading never waits for
 * script. An external file of its own, since the content security policy allows no inline script.
 */
requestAnimationFrame(() => {
  setTimeout(() => {
    import('./main')
      .then(({ start }) => start())
      .catch((error: unknown) => {
        document.getElementById('start-failed')?.removeAttribute('hidden')
        throw error
      })
  })
})
