/** Where moments and prices lie, in CSS pixels from the plot's upper left corner. */
export interface PlotArea {
  /** The part in which prices are drawn. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Room for figures to the right of it. */
  readonly axisWidth: number;
  readonly xOf: (moment: number) => number;
  readonly momentAt: (x: number) => number;
  readonly yOf: (price: number) => number;
  readonly priceAt: (y: number) => number;
}
