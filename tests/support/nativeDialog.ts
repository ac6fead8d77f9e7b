/**
 * jsdom has the dialog element without its methods: as much of them as a page can tell. That a dialog
 * keeps the focus inside, and gives it back, is for the browser tests.
 */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
  this.ownerDocument.addEventListener('keydown', ({ key }) => key === 'Escape' && this.close(), {
    once: true,
  })
}

HTMLDialogElement.prototype.close = function close(returnValue = '') {
  if (!this.open) return
  this.open = false
  this.returnValue = returnValue
  this.dispatchEvent(new Event('close'))
}
