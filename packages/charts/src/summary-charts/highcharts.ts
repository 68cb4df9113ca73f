import Highcharts from 'highcharts/es-modules/masters/highcharts.src.js';

/** Highcharts without Stock. The only import of the core, so that all kinds of chart share one chunk. */
export default Highcharts;
