type Color = readonly number[];

/**
 * From 0 for black to 1 for white, of red, green and blue from 0 to 255.
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function luminance([red = 0, green = 0, blue = 0]: Color): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** From 1 to 21, of two colours with red, green and blue from 0 to 255. */
export function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
