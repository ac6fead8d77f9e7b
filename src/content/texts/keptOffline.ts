export const keptOffline = 'You are offline. We kept what you typed.'
