/**
 * The columns of the buttons of lines, counted from the right edge, so that no button covers another one: the first column that no earlier
 * button at about the same height has.
 * @param heights of the middles of the buttons, CSS pixels; `undefined` for a line without a button
 * @param clear least distance of two middles in one column, CSS pixels
 */
export function buttonColumns(heights: readonly (number | undefined)[], clear: number): readonly number[] {
  const columns: number[] = [];
  for (const [index, height] of heights.entries()) {
    const taken = new Set<number>();
    for (const [earlier, other] of heights.slice(0, index).entries()) {
      const isNear = height !== undefined && other !== undefined && Math.abs(other - height) < clear;
      if (isNear) taken.add(columns[earlier] ?? 0);
    }
    let column = 0;
    while (taken.has(column)) column += 1;
    columns.push(column);
  }
  return columns;
}
