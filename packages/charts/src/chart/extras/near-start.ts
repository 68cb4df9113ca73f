/** Pages of older bars in a row that may add no brick. */
const MOST_PAGES = 3;

/**
 * Are older bars worth a request? Large bricks stay few however many bars are loaded, so their view stays near its start: without an end the
 * whole history would be loaded.
 */
export function olderBrickRequests() {
  let [oldest, count, pages] = [0, 0, 0];
  return (oldestBar: number, bricks: number): boolean => {
    if (bricks !== count) pages = 0;
    else if (oldestBar !== oldest) pages += 1;
    [oldest, count] = [oldestBar, bricks];
    return pages < MOST_PAGES;
  };
}
