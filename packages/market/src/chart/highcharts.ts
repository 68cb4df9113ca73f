import Highcharts from 'highcharts/es-modules/masters/highcharts.src.js';
import 'highcharts/es-modules/masters/modules/stock.src.js';

/*
 * The one module that imports Highcharts, so that all of it lands in one chunk. Its masters are what its licence and its
 * makers support; modules below them fail at run time.
 */
export default Highcharts;
