import type { ChartTexts } from './en';

const zh: ChartTexts = {
  'plot.label': '{{symbol}} 价格图表',
  'bar.open': '开',
  'bar.high': '高',
  'bar.low': '低',
  'bar.close': '收',
  'bar.volume': '量',
  'bar.openLong': '开盘',
  'bar.highLong': '最高',
  'bar.lowLong': '最低',
  'bar.closeLong': '收盘',
  'bar.volumeLong': '成交量',
  'bar.timeLong': '时间',
  'plot.summary':
    '{{symbol}}，周期 {{interval}}，{{from}} 至 {{to}} 共 {{count}} 根 K 线。开盘 {{open}}，最高 {{high}}，最低 {{low}}，收盘 {{close}}。',
  'plot.table': '{{symbol}} 最近的 K 线（表格）',
  'plot.keys': '左右方向键移动时间，加号和减号缩放，Home 和 End 跳到两端。',
  'lines.title': '图上的价格线',
  'alert.at': '在 {{price}} 设置价格提醒',
  'alert.keys': '上下方向键调整价格。',
};

export default zh;
