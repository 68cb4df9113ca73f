import type { ChartTexts } from './en';

const hk: ChartTexts = {
  'plot.label': '{{symbol}} 價格圖表',
  'bar.open': '開',
  'bar.high': '高',
  'bar.low': '低',
  'bar.close': '收',
  'bar.volume': '量',
  'bar.openLong': '開市',
  'bar.highLong': '最高',
  'bar.lowLong': '最低',
  'bar.closeLong': '收市',
  'bar.volumeLong': '成交量',
  'bar.timeLong': '時間',
  'plot.summary':
    '{{symbol}}，週期 {{interval}}，{{from}} 至 {{to}} 共 {{count}} 支 K 線。開市 {{open}}，最高 {{high}}，最低 {{low}}，收市 {{close}}。',
  'plot.table': '{{symbol}} 最近的 K 線（表格）',
  'plot.keys': '左右方向鍵移動時間，加號和減號縮放，Home 和 End 跳到兩端。',
  'lines.title': '圖上的價格線',
  'alert.at': '在 {{price}} 設定到價提示',
  'alert.keys': '上下方向鍵調整價格。',
};

export default hk;
