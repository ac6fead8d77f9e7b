/** How bright red, green and blue (0 to 255) are to the eye, 0 to 1, as WCAG 2.2 defines it. */
export function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue, 0 to 255. @throws if it is no opaque #rrggbb in small letters */
export function channelsOf(hex: string): readonly number[] {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`${hex} is not an opaque #rrggbb colour`)
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
}
