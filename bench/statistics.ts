/** The value below which a share (0 to 1) of the values lies, interpolated between the two nearest; NaN if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const lower = sorted[Math.floor(position)] ?? Number.NaN;
  const upper = sorted[Math.ceil(position)] ?? Number.NaN;
  return lower + (upper - lower) * (position % 1);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * How a cost grows with a size: the `e` of `cost ~ size ** e`, fitted by least squares on the logarithms. 1 means that it grows
 * with the size, 2 with its square.
 */
export function exponent(points: readonly (readonly [size: number, cost: number])[]): number {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost)] as const);
  const mean = (index: 0 | 1) => logs.reduce((sum, point) => sum + point[index], 0) / logs.length;
  const [x0, y0] = [mean(0), mean(1)];
  const covariance = logs.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0);
  const variance = logs.reduce((sum, [x]) => sum + (x - x0) ** 2, 0);
  return covariance / variance;
}
