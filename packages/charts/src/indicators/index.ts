export { choiceOf, INDICATORS } from '../chart/indicators/catalogue';
export type { Indicator } from '../chart/indicators/indicator';
export { readChoices } from '../chart/indicators/indicator-choice';
export { drawingBar } from '../chart/drawing/drawing-bar';
