import type { ChartControl } from './chart-engine';

/**
 * A control whose calls are ignored after the release: a chart library throws when a timer, a frame or an observer reaches a
 * chart that has been destroyed.
 */
export function untilReleased(control: ChartControl): ChartControl {
  let isReleased = false;
  return {
    show: (shown) => void (isReleased || control.show(shown)),
    view: () => (isReleased ? undefined : control.view()),
    setView: (view) => void (isReleased || control.setView(view)),
    isBehind: () => !isReleased && control.isBehind(),
    plotArea: () => (isReleased ? undefined : control.plotArea()),
    pointAt: (place) => void (isReleased || control.pointAt(place)),
    setTags: (prices) => void (isReleased || control.setTags(prices)),
    setCountdown: (text) => void (isReleased || control.setCountdown(text)),
    setRoom: (length) => void (isReleased || control.setRoom(length)),
    addLayer: () => (isReleased ? undefined : control.addLayer()),
    sheets: () => (isReleased ? [] : control.sheets()),
    release: () => {
      if (isReleased) return;
      isReleased = true;
      control.release();
    },
  };
}
