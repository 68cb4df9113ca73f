import Highcharts from '../../summary-charts/highcharts';
import 'highcharts/es-modules/masters/modules/stock.src.js';

/* Highcharts with the Stock module. Import only the master files: the licence covers them and the makers support
   them. Modules below them fail at run time. */
export default Highcharts;
