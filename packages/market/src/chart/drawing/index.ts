export { DrawingLayer } from './drawing-layer';
