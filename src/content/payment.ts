/** Why a prompt may not come, or a payment fail, and what helps; the likeliest first. */
export const promptTroubles: readonly { readonly cause: string; readonly remedy: string }[] = [
  { cause: 'The phone was locked or off', remedy: 'Unlock it and keep its screen on.' },
  { cause: 'Another M-Pesa screen was open', remedy: 'Close it, on the phone and in the app.' },
  { cause: 'No signal', remedy: 'Move to where you can make a call.' },
  { cause: 'The balance was too low', remedy: 'Top up, or pay a smaller amount.' },
  { cause: 'The PIN was wrong', remedy: 'Try once more, with care.' },
  { cause: 'An old SIM card', remedy: 'Dial *234# and choose to update it.' },
]
