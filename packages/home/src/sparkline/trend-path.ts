const MARGIN = 2;

/** An SVG path through the values, oldest left, scaled to the height; a horizontal line if all are equal. */
export function trendPath(values: readonly number[], width: number, height: number): string {
  if (values.length === 0) return '';
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const room = height - 2 * MARGIN;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const points = values.map((value, index) => {
    const y = range === 0 ? height / 2 : MARGIN + room * (1 - (value - low) / range);
    return `${round(index * step)} ${round(y)}`;
  });
  return values.length === 1 ? `M0 ${height / 2}H${width}` : `M${points.join('L')}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
