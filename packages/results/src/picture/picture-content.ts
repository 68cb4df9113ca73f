/** The texts of the picture of a result, in the user's language. */
export interface PictureContent {
  /** The exchange. */
  readonly site: string;
  /** `BTC/USDT · Leverage`, or the name of the page. */
  readonly title: string;
  /** Names the headline. */
  readonly label: string;
  /** The large figure. */
  readonly headline: string;
  readonly tone: 'up' | 'down' | undefined;
  /** Lines below it. */
  readonly lines: readonly string[];
  /** Sums of the course, oldest first; the picture draws their shape without figures. */
  readonly course: readonly number[];
}
