/** How bright a colour is to the eye, 0 to 1, as WCAG 2.2 defines it. Red, green and blue are 0 to 255. */
export function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** @throws if it is not an opaque #rrggbb */
export function partsOf(hex: string): readonly number[] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`${hex} is not an opaque #rrggbb colour`)
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
}
