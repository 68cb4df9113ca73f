import type { ChartTexts } from './en';

const jp: ChartTexts = {
  'plot.label': '{{symbol}} の価格チャート',
  'bar.open': '始',
  'bar.high': '高',
  'bar.low': '安',
  'bar.close': '終',
  'bar.volume': '出来高',
  'bar.openLong': '始値',
  'bar.highLong': '高値',
  'bar.lowLong': '安値',
  'bar.closeLong': '終値',
  'bar.volumeLong': '売買高',
  'bar.timeLong': '時刻',
  'plot.summary':
    '{{symbol}}、足種 {{interval}}、{{from}} から {{to}} まで {{count}} 本。始値 {{open}}、高値 {{high}}、安値 {{low}}、終値 {{close}}。',
  'plot.table': '{{symbol}} の直近の足（表）',
  'plot.keys': '左右の矢印キーで時間を移動、プラスとマイナスで拡大・縮小、Home と End で両端へ移動します。',
  'lines.title': 'チャート上の価格ライン',
  'alert.at': '{{price}} に価格アラートを設定',
  'alert.keys': '上下の矢印キーで価格を変更します。',
};

export default jp;
