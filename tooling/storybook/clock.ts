/**
 * `beforeEach` of stories that show the time: the wall clock and the monotonic clock stop at a moment, in tests and in
 * Storybook. Timers run. The monotonic clock reads 0.
 */
export function stoppedClock(at: number): () => () => void {
  return () => {
    const { now } = Date;
    Date.now = () => at;
    Object.defineProperties(performance, {
      now: { configurable: true, value: () => 0 },
      timeOrigin: { configurable: true, value: at },
    });
    return () => {
      Date.now = now;
      Reflect.deleteProperty(performance, 'now');
      Reflect.deleteProperty(performance, 'timeOrigin');
    };
  };
}
